import type { Outlook } from '#rules/supply/supply-outlook';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Names } from './names.ts';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

type In = Extract<Outlook, { supplied: true }>;
type Out = Exclude<Outlook, { supplied: true }>;
type Enemies = Readonly<{ by: readonly EmpireId[]; ships: number }>;

const depotOf = ({ way }: Readonly<{ way: readonly SystemId[] }>, names: Names): string => {
  const depot = way.at(-1);
  return depot === undefined ? 'nowhere' : names.system(depot);
};

/** ` by way of Sirius and Wolf`: what lies between the place and its depot. */
function byWayOf(between: readonly SystemId[], names: Names): string {
  return between.length === 0 ? '' : ` by way of ${listed(between.map(names.system))}`;
}

function suppliedText(outlook: In, { names, at }: Readonly<{ names: Names; at: SystemId | null }>) {
  const between = outlook.way.slice(0, -1).filter((system) => system !== at);
  const from = `in supply from ${depotOf(outlook, names)}${byWayOf(between, names)}`;
  switch (outlook.by) {
    case 'route':
      return from;
    case 'runners':
      return `${from}, past the enemy fleet at ${names.system(outlook.past)} by Blockade Runners`;
    case 'ships':
      return `${from}, by Supply ships (${counted(outlook.lanes, 'lane')})`;
  }
}

/** `3 ships of the Loran Union`; nobody is seen: empty. */
function whoseText({ by, ships }: Enemies, names: Names): string {
  if (by.length === 0) return '';
  return `${counted(ships, 'ship')} of ${listed(by.map(names.empire))}`;
}

function enemyText(out: Extract<Out, { because: 'enemy' }>, names: Names): string {
  const whose = whoseText(out, names);
  const fleet = whose === '' ? 'an enemy fleet' : `an enemy fleet (${whose})`;
  const runners =
    out.runners === 0
      ? ''
      : `; ${counted(out.runners, 'Blockade Runner')} on the way would keep it open`;
  return `${fleet} at ${names.system(out.at)} bars the way to the depot at ${depotOf(out, names)}${runners}`;
}

const LANES = {
  restricted: 'restricted',
  unexplored: 'not explored',
  unknown: 'of a class that you do not know',
} as const;

function brokenText(out: Out, names: Names): string {
  switch (out.because) {
    case 'blockade': {
      const whose = whoseText(out, names);
      return whose === '' ? 'it is blockaded' : `it is blockaded by ${whose}`;
    }
    case 'enemy':
      return enemyText(out, names);
    case 'depot-blockaded':
      return `the depot at ${names.system(out.at)} is blockaded and serves its own system alone`;
    case 'lane': {
      const lane = `the lane from ${names.system(out.from)} to ${names.system(out.to)}`;
      return `${lane}, on the way to the depot at ${depotOf(out, names)}, is ${LANES[out.lane]}, and supply takes minor and major lanes only`;
    }
    case 'too-far': {
      const reach = Math.max(2, out.functions);
      const by = out.functions > 2 ? 'the Supply ships there reach' : 'supply reaches';
      return `the nearest depot, at ${depotOf(out, names)}, is ${counted(out.lanes, 'lane')} away, and ${by} ${counted(reach, 'lane')}`;
    }
    case 'no-depot':
      return 'you know of no depot that explored lanes lead to';
  }
}

/**
 * Whether a place can expect supply, with its route, or where the route breaks and what breaks it; `at`: the place
 * itself, if it is a system. @rule SUP-5 @rule SUP-6
 */
export function supplyOutlookText(outlook: Outlook, names: Names, at: SystemId | null): string {
  return outlook.supplied
    ? suppliedText(outlook, { names, at })
    : `out of supply: ${brokenText(outlook, names)}`;
}
