import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { useCasesOf } from '#app/use-cases';
import type { DraftChange } from '#app/galaxy/next-edits';
import type { DraftGalaxyInput, GalaxyDraft } from '#app/usecases/galaxies/draft-galaxy';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { publishedLists } from '#test/content/published-lists';
import { done, FORCE_LISTS } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import type { Choices } from '#test/support/proof-choices';
import { type Data, dataMutated, textMutated, textOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';
import { asData } from './worlds.ts';

const RECIPE: Omit<DraftGalaxyInput, 'edits' | 'roll'> = {
  ...{
    players: 2,
    rings: 2,
    homes: null,
    name: 'Fuzz',
    names: ['Sun', 'Moon'],
    lists: ['human', 'loran'],
  },
  ...{ settings: {}, word: 'fuzz', forceLists: FORCE_LISTS },
};
const ACTS = ['undo', 'redo', 'forces-text', 'edit', 'edit', 'edit', 'none'] as const;

type Input = { roll: number; edits: Data; act: (typeof ACTS)[number]; change: Data };

const use = useCasesOf(testPorts(memoryStore()));

let first: GalaxyDraft | undefined;

/** An edit that fits the first roll of the map, mostly. */
function editOf({ scenario }: GalaxyDraft, { pick, percent }: Choices): Data {
  const chosen = pick(scenario.systems);
  const becomes = { ...chosen, q: undefined, r: undefined };
  const names = scenario.systems.map(({ name }) => name);
  const { between, class: kind } = pick(scenario.lanes);
  const pair = percent(50) ? between : [pick(names), pick(names)];
  return asData(
    pick<unknown>([
      { kind: 'system', system: pick(names), becomes },
      { kind: 'system', system: becomes.name, becomes: { ...becomes, name: 'Edited' } },
      { kind: 'lane', between: pair, class: percent(50) ? kind : null },
      { kind: 'place', systems: pair },
      { kind: 'forces', forces: scenario.forces },
    ]),
  );
}

function changeOf(act: Input['act'], change: Data): DraftChange | null {
  if (act === 'none') return null;
  if (act === 'forces-text') return { kind: act, text: textOf(change) };
  return act === 'edit' ? { kind: act, edit: change } : { kind: act };
}

/** Changes of a map on which nobody plays yet: those that its page carries, and the next one. */
export const galaxyEdits: Target = {
  name: 'galaxy-edits',
  prepare: async () => {
    first ??= done(await use.draftGalaxy({ ...RECIPE, roll: 1, edits: '' }));
  },
  make: (choices) => {
    const { below, percent, pick } = choices;
    const made = Array.from({ length: below(4) }, () => editOf(first!, choices));
    const roll = percent(80) ? 1 : below(104) - 2;
    const kept: Data = [{ roll: 1, done: below(made.length + 1), edits: made }];
    const edits = percent(50) ? kept : dataMutated(kept, choices);
    const forces = textMutated(first!.forces, choices);
    const act = pick(ACTS);
    const edit = dataMutated(editOf(first!, choices), choices);
    return { roll, edits, act, change: act === 'forces-text' ? forces : edit };
  },
  read: async (given) => {
    const { roll, edits, act, change } = given as Input;
    const input = { ...RECIPE, roll, edits: textOf(edits) };
    const wanted = changeOf(act, change);
    const draft = await use.draftGalaxy(wanted === null ? input : { ...input, change: wanted });
    const issues = draft.ok ? draft.value.refused : draft.error.issues;
    expectOurWords(
      issues.map(({ text }) => text),
      given,
    );
    if (draft.ok) expectSound(draft.value);
  },
};

/** What is shown as a map can be downloaded and played. */
function expectSound({ text }: GalaxyDraft): void {
  const lists = publishedLists();
  const parsed = parseScenario(text, lists);
  if (!parsed.ok) throw new Error(`no scenario: ${JSON.stringify(parsed.error)}`);
  const broken = brokenInvariants(stateOfScenario(parsed.value, lists).state);
  if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
}
