import type { SetupEdit } from '#content/setups/setup-schema';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import type { Ports } from '#app/ports/ports';
import type { AutomaticChoice } from '#app/setup/automatic-choice';
import { chosenInTurn } from '#app/setup/chosen-in-turn';
import { decidedSoFar } from '#app/setup/decided-so-far';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { systemFinder } from '#app/setup/system-finder';
import { seesMap, seesUnits } from '#app/setups/sees';
import { type AtSetup, readSitting, type SetupSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { type Outcome, refuse } from '#app/use-case-error';
import type { ModeratorView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { ok } from '#kernel/result/result';

export type ReadGalaxyInput = AtSetup & Readonly<{ forceLists: string }>;

/** The whole map of a setup. */
export type SetupMapLook = Readonly<{
  scenario: Scenario;
  summary: GalaxySummary;
  view: ModeratorView;
  edits: readonly SetupEdit[];
}>;

export type SetupGalaxy = Readonly<{
  /** Null: it is not the reader’s to see. */
  map: SetupMapLook | null;
  /** What is chosen for players who chose nothing, as far as the reader may know it. */
  chosen: readonly AutomaticChoice[];
}>;

/** Reads the map of a setup and the automatic choices, for its moderator. @rule FOG-1 @rule MAP-2 */
export const readSetupGalaxy = ({ store, clock }: Ports): UseCase<ReadGalaxyInput, SetupGalaxy> =>
  guarded(async ({ forceLists, ...at }): Promise<Outcome<SetupGalaxy>> => {
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    if (!sitting.value.isModerator) return refuse('SETUP_MODERATOR_ONLY');
    const setup = setupOfText(sitting.value.record.text);
    const made = scenarioOfSetup(decidedSoFar(setup), lists.value);
    if (!made.ok) return refuse('SETUP_REFUSED', made.error);
    const { scenario: whole, former, chosenForThem } = made.value;
    const finder = systemFinder(whole, former);
    const all = [...chosenInTurn(setup, finder), ...chosenForThem];
    const chosen = all.filter((one) => isTold(one, sitting.value));
    if (!seesMap(setup, sitting.value)) return ok({ map: null, chosen });
    const scenario = seesUnits(sitting.value) ? whole : withoutUnits(whole);
    const known = listsOfScenario(scenario, lists.value);
    const { state, rules } = stateOfScenario(scenario, lists.value);
    const { map } = setup.file;
    return ok({
      map: {
        scenario,
        summary: galaxySummaryOf(scenario, known),
        view: moderatorViewOf(state, { campaignName: scenario.name, rules }),
        edits: 'draw' in map ? map.draw.edits : [],
      },
      chosen,
    });
  });

/** The map without what players buy, which a moderator who plays must not learn. @rule FOG-1 */
const withoutUnits = (scenario: Scenario): Scenario => ({
  ...scenario,
  forces: [],
  empires: scenario.empires.map((empire) => ({ ...empire, treasury: 0 })),
});

const PUBLIC: readonly AutomaticChoice['part'][] = ['name', 'forceList', 'homeworld'];

const isTold = ({ player, part }: AutomaticChoice, sitting: SetupSitting): boolean =>
  seesUnits(sitting) || player === sitting.player || PUBLIC.includes(part);
