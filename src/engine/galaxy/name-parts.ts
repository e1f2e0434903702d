/* Names of systems are made of these: any beginning goes with any ending. */

export const BEGINNINGS: readonly string[] = [
  ...['Abr', 'Adel', 'Ald', 'Alm', 'Amb', 'Ark', 'Arv', 'Ask', 'Aur', 'Av'],
  ...['Bal', 'Bar', 'Bel', 'Bor', 'Bren', 'Brel', 'Cal', 'Cand', 'Car', 'Cas'],
  ...['Cel', 'Corv', 'Dal', 'Dar', 'Del', 'Dor', 'Drav', 'Dun', 'El', 'Em'],
  ...['Ind', 'Er', 'Esk', 'Evr', 'Falm', 'Far', 'Fen', 'Fer', 'Fir', 'Gal'],
  ...['Gar', 'Gel', 'Gor', 'Grel', 'Hal', 'Har', 'Hel', 'Hol', 'Il', 'Im'],
  ...['Irl', 'Isk', 'Jal', 'Jar', 'Jor', 'Kal', 'Kar', 'Kel', 'Kovr', 'Lind'],
  ...['Lar', 'Len', 'Lurd', 'Lum', 'Mal', 'Mar', 'Melv', 'Mir', 'Mard', 'Nal'],
  ...['Nar', 'Nel', 'Nor', 'Ob', 'Ol', 'Orv', 'Ost', 'Pal', 'Par', 'Pel'],
  ...['Quel', 'Quor', 'Ral', 'Ren', 'Ror', 'Salv', 'Sard', 'Sel', 'Sulv', 'Stel'],
  ...['Tal', 'Tar', 'Tel', 'Tor', 'Ul', 'Velm', 'Ver', 'Vor', 'Wel', 'Zar'],
];

export const ENDINGS: readonly string[] = [
  ...['a', 'ace', 'ada', 'ael', 'ai', 'aia', 'aine', 'al', 'ale', 'alis'],
  ...['am', 'an', 'anda', 'ane', 'ano', 'anth', 'ar', 'ara', 'arin', 'aron'],
  ...['as', 'ath', 'aven', 'avia', 'ea', 'edon', 'een', 'eia', 'el', 'ela'],
  ...['elin', 'ema', 'en', 'ena', 'enda', 'ene', 'enna', 'eon', 'er', 'era'],
  ...['eris', 'ereth', 'esh', 'essa', 'eth', 'ev', 'ia', 'iad', 'ian', 'ida'],
  ...['iel', 'ien', 'il', 'ille', 'im', 'in', 'ina', 'inde', 'ion', 'ior'],
  ...['ira', 'is', 'isa', 'ith', 'iva', 'o', 'oa', 'odan', 'oe', 'ol'],
  ...['ola', 'olis', 'om', 'on', 'ona', 'onde', 'one', 'onia', 'or', 'ora'],
  ...['orin', 'oris', 'os', 'osk', 'oth', 'ovan', 'owen', 'ua', 'uin', 'ul'],
  ...['una', 'unde', 'ur', 'ura', 'us', 'uva', 'yan', 'ylos', 'yra', 'ys'],
];
