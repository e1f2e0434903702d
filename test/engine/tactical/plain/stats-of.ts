import type { BoostSource, Gun } from '#model/battle/round-orders';
import type { Field, Piece } from './field.ts';
import { functionsOf, isHurt, missionOf, packagesOf } from './functions-of.ts';
import { printed } from './printed.ts';

const half = (value: number): number => Math.ceil(value / 2);

/** ABL-3: a flight whose Carrier is alive and able. */
function carried(field: Field, piece: Piece): boolean {
  if (piece.unit.design.kind !== 'flight') return false;
  const { carrier: based } = piece.unit;
  const carrier = based === null ? undefined : field.units.get(based);
  if (carrier === undefined || carrier.where === 'destroyed') return false;
  return functionsOf(carrier, 'carrier') > 0;
}

/** ABL-3: who is crippled or in reserve fires no better for it, and has given up nothing. */
const gave = (piece: Piece, of: BoostSource): boolean =>
  !isHurt(piece) && piece.round.boosts.some((one) => one.of === of);

/** CSC-16: DV of the moment. */
export function dvOf(field: Field, piece: Piece): number {
  let dv = printed(piece).dv + packagesOf(piece, 'long-range');
  if (carried(field, piece) && !gave(piece, 'carrier')) dv += 1;
  const isFlight = piece.unit.design.kind === 'flight';
  if (isFlight ? !gave(piece, 'stealth') : piece.round.cloaked) dv += functionsOf(piece, 'stealth');
  if (piece.round.hides) dv = Math.ceil(dv * 1.5);
  return Math.max(1, dv);
}

type Guns = { as: number; af: number };

/** CSC-16: printed, supply, ordnance and what was given up for it. */
function loaded(field: Field, piece: Piece): Guns {
  const { as, af } = printed(piece);
  const guns: Guns = {
    as: as + packagesOf(piece, 'heavy'),
    af: af + packagesOf(piece, 'anti-fighter'),
  };
  for (const { of, gun } of piece.round.boosts) {
    if (of === 'stealth') guns[gun] += functionsOf(piece, 'stealth');
    else if (of === 'shields' || carried(field, piece)) guns[gun] += 1;
  }
  return guns;
}

/** CSC-16, CON-9: unconverted not at all, crippled and reserve fire half; such flights not at all, but strained ones half (MOV-8). */
function hurt(piece: Piece, { as, af }: Guns): Guns {
  if (piece.unit.unconverted) return { as: 0, af: 0 };
  if (!isHurt(piece)) return { as, af };
  const { design, strike, status } = piece.unit;
  const isStrained = strike === 'strained' && status !== 'reserve';
  if (design.kind === 'flight' && !isStrained) return { as: 0, af: 0 };
  return { as: half(as), af: half(af) };
}

/** CSC-6: what the mission of the round makes of them. */
function ordered(piece: Piece, { as, af }: Guns): Guns {
  switch (missionOf(piece)) {
    case null:
      return { as, af };
    case 'defensive':
      return { as: half(as), af: half(af) };
    case 'anti-ship':
      return { as: as + half(af), af: 0 };
    case 'anti-fighter':
      return { as: 0, af: af + half(as) };
    case 'scouting':
      return { as: 0, af: 0 };
  }
}

/** MAP-8: hidden among asteroids both are halved, in a plasma storm AS of big ships. */
function inWeather({ setup }: Field, piece: Piece, { as, af }: Guns): Guns {
  const { kind, cc } = piece.unit.design;
  const isStorm = setup.ground?.anomalies.includes('Plasma Storm') ?? false;
  const isStruck = isStorm && setup.scenario !== 'defensive' && kind === 'ship' && cc >= 3;
  const hidden = piece.round.hides ? { as: half(as), af: half(af) } : { as, af };
  return isStruck ? { ...hidden, as: half(hidden.as) } : hidden;
}

/** CSC-16: what a unit gives to a fire, without First Strike and ramming. */
export function gunOf(field: Field, piece: Piece, gun: Gun): number {
  if (piece.round.cloaked) return 0;
  const guns = inWeather(field, piece, ordered(piece, hurt(piece, loaded(field, piece))));
  const suppressed = piece.round.effects.includes('suppression') ? 0.5 : 1;
  const directed = piece.round.effects.includes('fire-control') ? 1.5 : 1;
  return Math.max(0, Math.ceil(guns[gun] * suppressed * directed));
}

/** CSC-7, MOV-4: First Strike doubles in the first round, a Q-Ship's in that in which it comes out; this is what it adds. */
export const struckFirst = (field: Field, piece: Piece, gun: Gun): number =>
  field.now === piece.opensIn && functionsOf(piece, 'firstStrike') > 0
    ? gunOf(field, piece, gun)
    : 0;

/** CSC-11: what ramming adds. */
export function rammed(field: Field, piece: Piece, gun: Gun): number {
  if (piece.round.rams !== gun) return 0;
  const isMeant = functionsOf(piece, 'kamikaze') > 0;
  return (isMeant ? 4 : 2) * dvOf(field, piece);
}
