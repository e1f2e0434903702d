import { canonicalJson } from '#kernel/result/canonical-json';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { AnsweredDecision } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { Observed } from './observe.ts';

/** Where two worlds part for a viewer: the index in what the viewer is shown. */
type Parting = Readonly<{ one: Observed; other: Observed; viewer: EmpireId; at: number }>;
type EventOf<T extends CampaignEventType> = Extract<CampaignEvent, { type: T }>;

const eventsOf = <T extends CampaignEventType>(
  { done }: Observed,
  type: T,
): readonly EventOf<T>[] =>
  done.flatMap(({ events }) => events.filter((one): one is EventOf<T> => one.type === type));

/** Who was told by a treaty what which class can do. */
const tellingsIn = (seen: Observed): ReadonlySet<string> =>
  new Set(
    eventsOf(seen, 'DesignLearned').flatMap(({ viewer, design, level, source }) =>
      level === 'stats' && source === 'treaty' ? [`${viewer} ${design}`] : [],
    ),
  );

/** The empires that a treaty told of a class in one of the worlds alone. */
export function toldOtherwise(one: Observed, other: Observed): ReadonlySet<string> {
  const [here, there] = [tellingsIn(one), tellingsIn(other)];
  const apart = [...here, ...there].filter((told) => here.has(told) !== there.has(told));
  return new Set(apart.map((told) => told.split(' ', 1).join('')));
}

/** The encounter of a question: a battle's name is its encounter's, with a number. */
const encounterOf = ({ decision }: AnsweredDecision): string =>
  (decision.split('/')[1] ?? '').replace(/\.\d+$/u, '');

const decidedIn = ({ done }: Observed, encounter: string): readonly AnsweredDecision[] =>
  done.flatMap(({ decided }) => decided.filter((given) => encounterOf(given) === encounter));

/** Who was the first to decide otherwise in an encounter. */
function firstOtherwise(one: Observed, other: Observed, encounter: string): EmpireId | undefined {
  const [here, there] = [decidedIn(one, encounter), decidedIn(other, encounter)];
  const at = here.findIndex((given, index) => canonicalJson(given) !== canonicalJson(there[index]));
  return here[at]?.asked;
}

/** Who sought an encounter in one of the worlds alone. */
function seekers(one: Observed, other: Observed, viewer: EmpireId): readonly string[] {
  const sought = (seen: Observed): readonly string[] =>
    eventsOf(seen, 'EncounterArose').flatMap(({ encounter, generated, witnesses }) =>
      witnesses.some(({ empire }) => empire === viewer)
        ? generated.map(({ by, against }) => `${by} ${against} ${encounter}`)
        : [],
    );
  const [here, there] = [sought(one), sought(other)];
  return [...here, ...there]
    .filter((each) => here.includes(each) !== there.includes(each))
    .map((each) => each.split(' ', 1).join(''));
}

/**
 * What an empire openly does may rest on what a treaty told it of classes (FOG-15). Whether the first empire that acts otherwise before the
 * viewer’s eyes, in seeking an encounter or in one, was told otherwise. `at`: where the worlds part for the viewer.
 */
export function restsOnTreaty({ one, other, viewer, at }: Parting): boolean {
  const told = toldOtherwise(one, other);
  const isSince = (phase: PhaseId): boolean =>
    at >= one.sights.findIndex(({ what }) => what.startsWith(`${phase}:`));
  if (told.has(viewer)) return false;
  if (isSince('movement') && seekers(one, other, viewer).some((id) => told.has(id))) return true;
  const watched = eventsOf(one, 'EncounterBegan').flatMap(({ encounter, witnesses }) =>
    witnesses.some(({ empire }) => empire === viewer) ? [encounter] : [],
  );
  const otherwise = watched.flatMap((encounter) => firstOtherwise(one, other, encounter) ?? []);
  return isSince('encounters') && otherwise.some((id) => told.has(id));
}
