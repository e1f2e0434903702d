import { ok, type Result } from '#kernel/result/result';
import { editedMap } from '#content/galaxy/edits/edited-map';
import { MOST_ROLLS, parseRollEdits, type RollEdits } from '#content/galaxy/edits/roll-edits';
import type { ForceLists } from '#content/force-lists/force-lists';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { formatForces, formatScenario } from '#content/scenarios/format-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { drawnScenario, type DrawnScenario, type GalaxyRecipe } from '#app/galaxy/drawn-scenario';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import { type DraftChange, nextEdits } from '#app/galaxy/next-edits';
import { seedOfRoll } from '#app/galaxy/seed-of-roll';
import { soundScenario } from '#app/galaxy/sound-scenario';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { ModeratorView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { counted } from '#kernel/words/counted';

export type DraftGalaxyInput = Omit<GalaxyRecipe, 'seed'> &
  Readonly<{
    /** The seed of all rolls; empty: Farlane chooses one. */
    word: string;
    /** The number of the roll, from 1. */
    roll: number;
    /** The changes so far, as the previous draft gave them; empty: none. */
    edits: string;
    /** The new change. */
    change?: DraftChange;
    forceLists: string;
  }>;

/** A map that nobody plays yet, with its roll and its changes so far. Nothing of it is stored. */
export type GalaxyDraft = Readonly<{
  word: string;
  /** The seed with which `farlane galaxy new` draws the same map, without the changes. */
  seed: string;
  roll: number;
  edits: string;
  canUndo: boolean;
  canRedo: boolean;
  /** The reasons why the new change was not made. */
  refused: readonly InputIssue[];
  scenario: Scenario;
  /** The same as the text of a file, and its forces separately. */
  text: string;
  forces: string;
  summary: GalaxySummary;
  view: ModeratorView;
}>;

/** Larger maps are drawn by the command line, where nobody waits for the desk. */
const MOST_RINGS_AT_THE_DESK = 15;
const WORD_LENGTH = 20;

/** Draws a roll of a map, repeats its changes, and makes one more. @rule MAP-12 */
export const draftGalaxy = ({ secrets }: Ports): UseCase<DraftGalaxyInput, GalaxyDraft> =>
  guarded((input) => {
    const given = input.word.trim();
    const word = given === '' ? secrets.campaignSecret().slice(0, WORD_LENGTH) : given;
    return Promise.resolve(draftOf({ ...input, word }));
  });

function draftOf(input: DraftGalaxyInput): Outcome<GalaxyDraft> {
  const { word, roll, rings } = input;
  const lists = readForceLists(input.forceLists);
  if (!lists.ok) return lists;
  const most = counted(MOST_RINGS_AT_THE_DESK, 'ring');
  const text = `Maps made at the desk have up to ${most}. For a larger map use farlane galaxy new.`;
  const tooLarge = rings > MOST_RINGS_AT_THE_DESK ? [{ code: 'RINGS', path: 'rings', text }] : [];
  const again = `You can roll a map up to ${String(MOST_ROLLS)} times. Choose another seed.`;
  const isRoll = Number.isInteger(roll) && roll >= 1 && roll <= MOST_ROLLS;
  const tooOften = isRoll ? [] : [{ code: 'ROLL', path: 'roll', text: again }];
  const edits = parseRollEdits(input.edits);
  const issues = [...tooLarge, ...tooOften, ...(edits.ok ? [] : edits.error)];
  if (!edits.ok || issues.length > 0) return refuse('GALAXY_REFUSED', issues);
  const seed = seedOfRoll(word, roll);
  const drawn = drawnScenario({ ...input, seed }, lists.value);
  if (!drawn.ok) return drawn;
  return changed({ input, seed, drawn: drawn.value, all: edits.value, lists: lists.value });
}

type Drawing = Readonly<{
  input: DraftGalaxyInput;
  seed: string;
  drawn: DrawnScenario;
  all: readonly RollEdits[];
  lists: ForceLists;
}>;

/** The map with the changes of this roll, as far as they fit together. */
function edited({ drawn, lists }: Drawing, { edits, done }: RollEdits): Sound {
  const scenario = edits.slice(0, done).reduce(editedMap, drawn.scenario);
  return soundScenario(scenario, { points: drawn.settings.startingPoints, lists });
}
type Sound = Result<Scenario, readonly InputIssue[]>;

function changed(drawing: Drawing): Outcome<GalaxyDraft> {
  const { input, all } = drawing;
  const { change, roll } = input;
  const before = all.find((one) => one.roll === roll) ?? { roll, done: 0, edits: [] };
  const next = change === undefined ? ok(before) : nextEdits(before, change);
  const after = next.ok ? edited(drawing, next.value) : next;
  if (next.ok && after.ok) return ok(shown(drawing, next.value, { after: after.value }));
  const refused = after.ok ? [] : after.error;
  const stood = edited(drawing, before);
  if (!stood.ok) return refuse('GALAXY_REFUSED', stood.error);
  return ok(shown(drawing, before, { after: stood.value, refused }));
}

type Outgoing = Readonly<{ after: Scenario; refused?: readonly InputIssue[] }>;

function shown(
  { input, seed, all, lists }: Drawing,
  now: RollEdits,
  { after: scenario, refused = [] }: Outgoing,
): GalaxyDraft {
  const { word, roll } = input;
  const others = all.filter((one) => one.roll !== roll);
  const kept = now.edits.length === 0 ? others : [...others, now];
  const { state, rules } = stateOfScenario(scenario, lists);
  return {
    ...{ word, seed, roll, refused, scenario },
    edits: kept.length === 0 ? '' : JSON.stringify(kept),
    canUndo: now.done > 0,
    canRedo: now.done < now.edits.length,
    text: formatScenario(scenario),
    forces: formatForces(scenario),
    summary: galaxySummaryOf(scenario, lists),
    view: moderatorViewOf(state, { campaignName: scenario.name, rules }),
  };
}
