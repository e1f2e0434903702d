/*
 * Reference loop: an abstract battle of two fleets, many times over. The rules and random numbers are those of battle.c, step by step, so
 * that both print one checksum. node battle.mjs MODE N BATTLES [rounds] [open] [reps]
 *   objects  plain loops over objects
 *   ships    fights nothing: tells the ships of each scenario, as JSON
 * Speeds are by the processor's time.
 */
const SCENARIOS = 8;
let s0 = 0,
  s1 = 0,
  s2 = 0,
  s3 = 0;
function rnd() {
  const x = (s0 + s3) | 0;
  const r = (((x << 7) | (x >>> 25)) + s0) | 0;
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = (s3 << 11) | (s3 >>> 21);
  return r >>> 16;
}
function die(k) {
  return ((rnd() * k) >>> 16) + 1;
}
function seed(v) {
  const s = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    v = (v + 2654435769) | 0;
    let z = v;
    z = Math.imul(z ^ (z >>> 16), 569420461);
    z = Math.imul(z ^ (z >>> 15), 1935289751);
    s[i] = z ^ (z >>> 15);
  }
  [s0, s1, s2, s3] = s;
}
function makeSide(n2) {
  const ready = die(6) - 4;
  const ships = [];
  for (let i = 0; i < n2; i++) {
    const dv = 2 + die(14),
      as = 1 + die(14),
      af = die(7) - 1,
      cc = die(4),
      cr = 3 + die(9);
    ships.push({ dv, as, af, cc, cr });
  }
  return { ready, ships };
}
class Ship {
  constructor({ dv, as, cr }, index) {
    this.dv = dv;
    this.as = as;
    this.as2 = (as + 1) >> 1;
    this.cr = cr;
    this.cost = dv + as;
    this.index = index;
    this.hit = 0;
    this.in = false;
  }
  get guns() {
    return this.hit ? this.as2 : this.as;
  }
  get strength() {
    return this.guns + this.dv;
  }
}
function leads(a, b) {
  if (a.hit !== b.hit) return a.hit < b.hit;
  if (a.cr !== b.cr) return a.cr > b.cr;
  if (a.dv !== b.dv) return a.dv > b.dv;
  if (a.strength !== b.strength) return a.strength > b.strength;
  return a.index < b.index;
}
class Side {
  constructor(spec, isOpen) {
    this.ready = spec.ready;
    this.ships = spec.ships.map((s, i) => new Ship(s, i));
    this.order = this.ships.slice().sort((a, b) => b.strength - a.strength);
    if (isOpen) for (const s of this.ships) s.cr += this.ships.length;
    this.alive = this.ships.length;
    this.flag = null;
    this.line = [];
    this.nameFlag();
    this.fillLine();
    this.flag0 = this.flag;
    this.line0 = this.line.slice();
  }
  begin() {
    const { ships, line, line0 } = this;
    for (let i = 0; i < ships.length; i++) {
      ships[i].hit = 0;
      ships[i].in = false;
    }
    line.length = 0;
    for (let k = 0; k < line0.length; k++) this.enter(line0[k]);
    this.alive = ships.length;
    this.flag = this.flag0;
  }
  enter(s) {
    s.in = true;
    this.line.push(s);
  }
  nameFlag() {
    const { ships, line, flag } = this;
    if (flag !== null && flag.hit === 0) return;
    let best = null;
    for (let k = 0; k < line.length; k++) if (best === null || leads(line[k], best)) best = line[k];
    if (best === null) {
      for (let i = 0; i < ships.length; i++)
        if (ships[i].hit < 2 && (best === null || leads(ships[i], best))) best = ships[i];
      if (best !== null) this.enter(best);
    }
    this.flag = best;
    while (best !== null && line.length > 1 + best.cr) {
      let gone = -1;
      for (let k = 0; k < line.length; k++) {
        const s = line[k];
        if (s === best) continue;
        const g = line[gone];
        if (gone < 0 || s.cost < g.cost || (s.cost === g.cost && s.strength < g.strength)) gone = k;
      }
      line[gone].in = false;
      line.splice(gone, 1);
    }
  }
  fillLine() {
    const { ships, order, line, flag } = this;
    if (flag === null || this.alive === line.length) return;
    let room = 1 + flag.cr - line.length;
    for (let k = 0; k < order.length && room > 0; k++) {
      const s = order[k];
      if (s.in || s.hit) continue;
      this.enter(s);
      room--;
    }
    while (room > 0 && this.alive > line.length) {
      let best = null;
      for (let i = 0; i < ships.length; i++) {
        const s = ships[i];
        if (!s.in && s.hit === 1 && (best === null || s.strength > best.strength)) best = s;
      }
      this.enter(best);
      room--;
    }
  }
  fire() {
    let as = 0;
    for (let k = 0; k < this.line.length; k++) as += this.line[k].guns;
    return as;
  }
  take(dmg) {
    const { line } = this;
    let dead = 0;
    for (let k = 0; k < line.length; k++) {
      const s = line[k];
      if (s.hit === 0 && s.dv <= dmg) {
        dmg -= s.dv;
        s.hit = 1;
      }
    }
    for (let k = 0; k < line.length; k++) {
      const s = line[k];
      if (s.hit === 1 && s.dv <= dmg) {
        dmg -= s.dv;
        s.hit = 2;
        dead++;
      }
    }
    if (dmg > 0) {
      let weak = null;
      for (let k = 0; k < line.length; k++) {
        const s = line[k];
        if (s.hit < 2 && (weak === null || s.dv < weak.dv)) weak = s;
      }
      if (weak !== null && 2 * dmg > weak.dv && ++weak.hit === 2) dead++;
    }
    if (dead === 0) return;
    this.alive -= dead;
    let n2 = 0;
    for (let k = 0; k < line.length; k++) {
      const s = line[k];
      if (s.hit < 2) line[n2++] = s;
      else s.in = false;
    }
    line.length = n2;
  }
}
class Engine {
  constructor(a, b, isOpen) {
    this.a = new Side(a, isOpen);
    this.b = new Side(b, isOpen);
  }
  battle(fixed2, out) {
    const { a, b } = this;
    const rounds = fixed2 || die(6) + die(6);
    a.begin();
    b.begin();
    let r = 0;
    while (r < rounds && a.alive > 0 && b.alive > 0) {
      a.nameFlag();
      b.nameFlag();
      let ra = die(6) + a.ready,
        rb = die(6) + b.ready;
      if (ra < 1) ra = 1;
      if (rb < 1) rb = 1;
      const da = ((a.fire() * ra + 9) / 10) | 0;
      const db = ((b.fire() * rb + 9) / 10) | 0;
      b.take(da);
      a.take(db);
      a.nameFlag();
      b.nameFlag();
      a.fillLine();
      b.fillLine();
      r++;
    }
    out.a = a.alive;
    out.b = b.alive;
    out.rounds = r;
    out.w = a.alive && !b.alive ? 1 : b.alive && !a.alive ? 2 : 0;
  }
}
const arg = (i, d) => (process.argv[i] === void 0 ? d : Number(process.argv[i]));
const mode = process.argv[2] ?? 'objects';
const n = arg(3, 10),
  total = arg(4, 8e5),
  fixed = arg(5, 0),
  open = arg(6, 0) === 1,
  reps = arg(7, 5);
const secs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1e-6;
};
if (mode === 'ships') {
  const scenarios = Array.from({ length: SCENARIOS }, (_, sc) => {
    seed(1e3 + sc);
    return [makeSide(n), makeSide(n)];
  });
  console.log(JSON.stringify(scenarios));
  process.exit();
}
const label = `N=${n} rounds=${fixed ? 'fixed' : '2d6'} line=${open ? 'open' : 'CR'}`;
{
  const rates = [];
  let sum = 0,
    w1 = 0,
    w2 = 0,
    rounds = 0;
  const out = { w: 0, a: 0, b: 0, rounds: 0 };
  const each = Math.floor(total / SCENARIOS);
  const pass = (per) => {
    sum = w1 = w2 = rounds = 0;
    for (let sc = 0; sc < SCENARIOS; sc++) {
      seed(1e3 + sc);
      const a = makeSide(n),
        b = makeSide(n);
      const e = new Engine(a, b, open);
      for (let i = 0; i < per; i++) {
        e.battle(fixed, out);
        if (out.w === 1) w1++;
        else if (out.w === 2) w2++;
        rounds += out.rounds;
        sum = (Math.imul(sum, 31) + out.w * 65536 + out.a * 256 + out.b) | 0;
      }
    }
  };
  pass(Math.min(each, 2e3));
  for (let r = 0; r < reps; r++) {
    const t = secs();
    pass(each);
    rates.push((each * SCENARIOS) / (secs() - t));
  }
  rates.sort((x, y) => x - y);
  console.log(
    `ts ${mode} ${label} battles/s median ${rates[reps >> 1].toFixed(0)} min ${rates[0].toFixed(0)} max ${rates[reps - 1].toFixed(0)}  rounds/battle ${(rounds / (each * SCENARIOS)).toFixed(2)} win A ${(w1 / total).toFixed(4)} B ${(w2 / total).toFixed(4)} checksum ${(sum >>> 0).toString(16).padStart(8, '0')}`,
  );
}
