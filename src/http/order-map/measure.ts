import type { SystemId } from '#model/campaign/ids';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { distancesFrom } from '#rules/movement/foreign-reach';
import type { Link } from '#http/pages/page-parts';
import type { MapDesk } from './map-desk.ts';
import { mapAddress } from './map-look.ts';
import { TEXTS } from './texts.ts';

/** How far a system is from where the player measures, at normal speed; empty: they don’t measure. @rule MOV-1 */
export function distanceFrom({ view, names, look }: MapDesk, system: SystemId): string {
  const { from } = look;
  if (from === null || from === system) return '';
  const goal = distancesFrom(view, from).find((one) => one.system === system);
  const start = names.system(from);
  if (goal === undefined) return TEXTS.noWayFrom(start);
  const between = goal.stops.slice(0, -1).map(names.system);
  const stops = between.length === 0 ? '' : TEXTS.stoppingAt(listed(between));
  return TEXTS.turnsFrom(counted(goal.turns, 'turn'), start, stops);
}

/** Begins to measure from a system, or ends it there. */
export const measureLink = ({ look, path }: MapDesk, system: SystemId): Link =>
  look.from === system
    ? { href: mapAddress(path, { ...look, from: null }), label: TEXTS.stopMeasuring }
    : { href: mapAddress(path, { ...look, from: system }), label: TEXTS.measureFromHere };
