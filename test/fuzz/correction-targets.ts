import { CORRECTION_EXAMPLES } from '#content/corrections/correction-examples';
import { CORRECTION_TABLE } from '#content/corrections/correction-table';
import { correctionNamesOf } from '#content/corrections/correction-names';
import { parseCorrections } from '#content/corrections/parse-corrections';
import { parseCorrectionText } from '#content/corrections/parse-correction-text';
import { correct } from '#engine/turn/correct';
import { keysById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { SYSTEM_EFFECT_KINDS } from '#model/campaign/effect';
import { UNIT_PROJECTS } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { LANE_CLASSES } from '#model/campaign/lane';
import { HULL_CLASSES } from '#model/forces/design';
import {
  CLASS_VALUES,
  EDIT_KINDS,
  type Edit,
  EMPIRE_VALUES,
  SYSTEM_VALUES,
  UNIT_STATES,
  UNIT_VALUES,
} from '#model/corrections/edit';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import type { Choices } from '#test/support/proof-choices';
import { type Data, dataMutated, jsonOf, textMutated, textOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';
import { asData, moments } from './worlds.ts';

type Few = readonly [units: readonly string[], fleets: readonly string[]];
type Input = { moment: number; sheet: Data };

function tryEdits(state: CampaignState, edits: readonly Edit[]): readonly string[] {
  const before = JSON.stringify(state);
  const made = correct(state, { kind: 'correction', edits, reason: 'a test', tellReason: false });
  if (JSON.stringify(state) !== before) throw new Error('the state was changed');
  if (!made.ok) return made.error.map(({ text }) => text);
  const broken = brokenInvariants(made.value.state);
  if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  return [];
}

/** A few units that have to do with each other, by their ids, and the fleets that they are in. */
function fewOf({ units }: CampaignState, { shuffled }: Choices): Few {
  const some = shuffled(valuesById(units)).slice(0, 2);
  const aboard = valuesById(units).find(({ place }) => place.kind === 'aboard');
  const chosen = [...some, ...(aboard === undefined ? [] : [aboard])];
  const hosts = chosen.flatMap(({ place }) => (place.kind === 'aboard' ? [place.carrier] : []));
  const all = unique([...chosen.map(({ id }) => id), ...hosts]);
  const fleets = all.flatMap((id) => {
    const { place } = units[id]!;
    return place.kind === 'fleet' ? [place.fleet] : [];
  });
  return [all, unique(fleets)];
}

/** An edit of any kind about things that are there, whether or not it fits them. */
function editOf(
  state: CampaignState,
  { pick, below, percent }: Choices,
  [units, fleets]: Few,
): unknown {
  const one = (ids: readonly string[]): string => (ids.length === 0 ? 'nobody' : pick(ids));
  const [system, unit, other] = [one(keysById(state.systems)), one(units), one(units)];
  const [fleet, into] = [one(fleets), percent(70) ? one(fleets) : one(keysById(state.fleets))];
  const lane = one(keysById(state.lanes));
  const ends = Object.values(state.lanes).find(({ id }) => id === lane);
  const places = [
    { kind: 'system', system },
    { kind: 'fleet', fleet: into },
    { kind: 'aboard', carrier: other },
    { kind: 'lane', lane, from: ends?.a, to: ends?.b },
  ];
  const kind = pick(EDIT_KINDS);
  const empire = one(keysById(state.empires));
  const set = { to: below(9), value: pick([...EMPIRE_VALUES, ...SYSTEM_VALUES, ...UNIT_VALUES]) };
  return {
    ...{ kind, empire, system, unit, fleet, into, lane, name: 'Corrected', names: [], count: 1 },
    ...{ units: percent(50) ? [unit] : [unit, other], owner: percent(50) ? empire : null },
    ...{
      place: pick(places),
      design: one(keysById(state.designs)),
      work: one(keysById(state.works)),
    },
    ...{ points: below(20) - 10, unlocked: percent(50), has: percent(50), trait: 'Rare Metals' },
    ...{ modifier: 1, turns: 1, state: pick(UNIT_STATES), ...set },
    ...{ project: pick(UNIT_PROJECTS), subject: { kind: 'unit', unit } },
    ...{ mark: pick(SYSTEM_EFFECT_KINDS), by: below(3) },
    ordnance: pick([[], ['heavy'], ['jammer', 'chaff']]),
    ...{ from: system, class: pick(LANE_CLASSES), like: one(keysById(state.designs)) },
    ...{ listed: percent(50), ability: pick(['scout', 'carrier', 'sorcery']), rating: below(3) },
    ...(kind === 'SetClassValue' ? { value: pick(CLASS_VALUES) } : {}),
    ...(kind === 'SetLane' ? { to: one(keysById(state.systems)) } : {}),
    ...(kind === 'SetMaintenance' ? { to: { points: below(4), per: below(6) } } : {}),
    ...(kind === 'SetHull' ? { to: pick(HULL_CLASSES) } : {}),
    ...(kind === 'HandFleet' ? { to: empire } : {}),
    ...(kind === 'SetSpecialisation' ? { to: pick(['mining', null]) } : {}),
  };
}

/** Several edits of things that are there: they act one after another, so that later ones may speak of what is gone. */
export const corrections: Target = {
  name: 'corrections',
  make: (choices) => {
    const moment = choices.below(moments().length);
    const { state } = moments()[moment]!;
    const few = fewOf(state, choices);
    const length = 1 + choices.below(6);
    const edits = Array.from({ length }, () => editOf(state, choices, few));
    return { moment, sheet: asData(edits) };
  },
  read: (given) => {
    const { moment, sheet } = given as Input;
    if (!Array.isArray(sheet)) return;
    const { state } = moments()[moment]!;
    const edits = sheet.flatMap((one) => {
      const isFields = typeof one === 'object' && one !== null && !Array.isArray(one);
      return isFields ? (readableFields(one) ?? []) : [];
    });
    expectOurWords(tryEdits(state, edits), given);
  },
};

/** What an edit has of the fields of its kind, if they are of the right sort; null: they are not. */
function readableFields(one: Record<string, Data>): Edit | null {
  const kind = EDIT_KINDS.find((known) => known === one['kind']);
  if (kind === undefined) return null;
  const { schema } = CORRECTION_TABLE[kind];
  const fields = Object.keys('shape' in schema ? (schema.shape as object) : {});
  const own = Object.fromEntries(Object.entries(one).filter(([key]) => fields.includes(key)));
  const read = schema.safeParse(own);
  return read.success ? read.data : null;
}

/** The same as a file of JSON with something wrong in it. */
export const correctionFiles: Target = {
  name: 'corrections-json',
  make: (choices) => {
    const { sheet } = corrections.make(choices) as Input;
    const file = { format: 'farlane-corrections', version: 1, edits: sheet };
    return { moment: choices.below(moments().length), sheet: dataMutated(file, choices) };
  },
  read: (given) => {
    const { moment, sheet } = given as Input;
    const read = parseCorrections(jsonOf(sheet));
    const lines = read.ok ? read.value : [];
    const unread = [...lines.flatMap(({ issues }) => issues), ...(read.ok ? [] : read.error)];
    const edits = lines.flatMap(({ edit }) => edit ?? []);
    const told = tryEdits(moments()[moment]!.state, edits);
    expectOurWords([...unread.map(({ text }) => text), ...told], given);
  },
};

/** Corrections as text. */
export const correctionTexts: Target = {
  name: 'corrections-text',
  make: (choices) => {
    let sheet = choices.shuffled(CORRECTION_EXAMPLES).slice(0, 6).join('\n');
    for (let change = choices.below(6); change > 0; change -= 1)
      sheet = textMutated(sheet, choices);
    return { moment: choices.below(moments().length), sheet };
  },
  read: (given) => {
    const { moment, sheet } = given as Input;
    const { state } = moments()[moment]!;
    const lines = parseCorrectionText(textOf(sheet), correctionNamesOf(state));
    const told = lines.flatMap(({ issues }) => issues.map(({ text }) => text));
    const edits = lines.flatMap(({ edit }) => edit ?? []);
    expectOurWords([...told, ...tryEdits(state, edits)], given);
  },
};
