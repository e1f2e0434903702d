import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { keysById } from '#kernel/collections/tables';
import { isSameData } from '#kernel/result/is-same-data';
import { placeKeyOf } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { type EndsSeen, NO_ENDS } from '#engine/record/ends-seen';
import { type Places, placesChanged, placesToldOf } from './places-changed.ts';
import { sightEverywhere } from './sight-everywhere.ts';
import { type Sight, sightOf } from './sight-of.ts';

/** A look at the whole map: its input, and the places where its findings may show something more. */
type Looked = Readonly<{ state: CampaignState; rules: RuleSet; unsettled: Places }>;

// By the list of the empires, which the states of a campaign share: the last look of all.
const LAST = new WeakMap<readonly EmpireId[], Looked>();

/** The places where somebody may learn something new; null: anywhere. All other places are unchanged since nothing new was seen there. */
function placesToLookAt(state: CampaignState, rules: RuleSet): Places | null {
  const last = LAST.get(keysById(state.empires));
  if (last === undefined || !isSameData(last.rules, rules)) return null;
  const changed = placesChanged(last.state, state);
  if (changed === null) return null;
  const told = placesToldOf(state).map((place) => [placeKeyOf(place), place] as const);
  return new Map([...last.unsettled, ...changed, ...told]);
}

function lookAt(sight: Sight, places: Places | null): void {
  const { record, input } = sight;
  const before = record.snapshot();
  sightEverywhere(sight, places);
  const empires = keysById(before.empires);
  const unsettled = placesChanged(before, record.state());
  if (unsettled === null) LAST.delete(empires);
  else LAST.set(empires, { state: before, rules: input.rules, unsettled });
}

/**
 * Every empire looks at all places where it has presence, at the end of every phase. A place that has not changed since
 * nobody saw anything new there is skipped.
 * @rule FOG-3
 */
export function takeSight(record: Recorder, input: PhaseInput, ends: EndsSeen = NO_ENDS): void {
  const places = placesToLookAt(record.state(), input.rules);
  if (places?.size === 0) return;
  lookAt(sightOf(record, input, ends), places);
}

/** The same by a sight that has moved along with the fleets. */
export function takeSightBy(sight: Sight): void {
  lookAt(sight, placesToLookAt(sight.record.state(), sight.input.rules));
}
