import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { intelAgainst } from '#legality/intel/known-intel';
import { knownOwnerOf } from '#legality/intel/mission-plan';
import {
  type IntelSource,
  intelSourcesFor,
  type MissionOutlook,
  missionOutlooks,
} from '#legality/intel/intel-outlook';
import type { SystemId } from '#model/campaign/ids';
import type { MissionChances } from '#rules/intel/mission-result';
import type { IntelContent, MissionLine, SourceLine } from './intel-content.ts';
import { TEXTS } from './texts.ts';

type Asked = Readonly<{
  base: string;
  view: EmpireView;
  system: SystemView;
  /** The source that the player chose; the best one if it is none. */
  from: string;
}>;

function knownText(system: SystemView): string {
  const { least, most, turn } = intelAgainst(system);
  if (system.own !== null) return TEXTS.yours;
  if (turn !== null) return TEXTS.itsIntelIs(least, turn);
  return most === null ? TEXTS.unknownAtBest : TEXTS.unknownIntel(most);
}

/** What the player doesn’t know, or hasn’t got, of the owner. @rule INT-1 @rule FOG-14 */
function warningText(view: EmpireView, system: SystemView): string {
  const owner = knownOwnerOf(system, view);
  if (owner === undefined) return TEXTS.ownerUnknown(system.name);
  return owner === 'unknown' ? TEXTS.ownerUnmet(system.name) : '';
}

const address = (base: string, at: SystemId, from: SystemId): string =>
  `${base}/intel?${new URLSearchParams({ at, from }).toString()}#missions`;

const sourceLine = (
  { base, system }: Asked,
  { system: from, name, intel, jumps, cost }: IntelSource,
  isChosen: boolean,
): SourceLine => ({
  ...{ name, intel: String(intel), jumps: TEXTS.jumps(jumps), cost: `${String(cost)} EP` },
  href: address(base, system.id, from),
  isChosen,
});

function range(chances: readonly MissionChances[], of: 'success' | 'discovered'): string {
  const [first, last = first] = chances;
  if (first === undefined || last === undefined) return '—';
  const [one, other] = [first[of], last[of]];
  return TEXTS.range(Math.max(one, other), Math.min(one, other));
}

function missionLine(
  { base, system }: Asked,
  source: IntelSource,
  { mission, facts, difficulty, chances }: MissionOutlook,
): MissionLine {
  const filled = { form: 'RunMission', mission, at: system.id, from: source.system };
  return {
    name: facts.name,
    difficulty: difficulty === null ? TEXTS.byClass : String(difficulty),
    success: range(chances, 'success'),
    found: system.own === null ? range(chances, 'discovered') : '—',
    brings: facts.success,
    href: `${base}/orders?${new URLSearchParams(filled).toString()}#add-RunMission`,
  };
}

/** Who reaches a system, and what they could learn or do there. @rule INT-1 @rule INT-2 @rule INT-3 */
export function intelPage(asked: Asked): IntelContent {
  const { base, view, system, from } = asked;
  const sources = intelSourcesFor(view, system.id);
  const chosen = sources.find((one) => one.system === from) ?? sources[0];
  return {
    title: TEXTS.title(system.name),
    lead: TEXTS.lead,
    known: knownText(system),
    warning: warningText(view, system),
    sources: sources.map((one) => sourceLine(asked, one, one === chosen)),
    empty: TEXTS.nobodyReaches,
    chosen: chosen?.name ?? '',
    missions:
      chosen === undefined
        ? []
        : missionOutlooks(view, system, chosen).map((one) => missionLine(asked, chosen, one)),
    back: { href: `${base}/orders/map?system=${system.id}`, label: TEXTS.backToMap },
  };
}
