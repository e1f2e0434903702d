import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORRECTION_TABLE } from '#content/corrections/correction-table';
import { correctionNamesOf } from '#content/corrections/correction-names';
import { formatEdit } from '#content/corrections/format-edit';
import { parseCorrectionText } from '#content/corrections/parse-correction-text';
import { parseCorrections } from '#content/corrections/parse-corrections';
import { FORMATS } from '#content/formats';
import { EDIT_KINDS, type Edit, MOST_EDITS } from '#model/corrections/edit';
import { firstContact } from '#test/engine/corrections/corrected';

const names = correctionNamesOf(firstContact());
const page = readFileSync(new URL('../../../docs/formats/corrections.md', import.meta.url), 'utf8');
const examplesOf = (word: string): readonly string[] =>
  [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, mark, text = '']) =>
    mark === word ? [text] : [],
  );
const read = (text: string): readonly (Edit | string)[] =>
  parseCorrectionText(text, names).flatMap(({ edit, issues }) => [
    ...(edit === null ? [] : [edit]),
    ...issues.map((issue) => issue.text),
  ]);

test('the examples of the page are corrections, in words and in JSON, and the schema takes them', () => {
  const [text = ''] = examplesOf('corrections');
  const lines = parseCorrectionText(text, names);
  expect(lines.length).toBe(5);
  expect(lines.flatMap(({ issues }) => issues)).toEqual([]);
  const [json = ''] = examplesOf('json');
  const file = parseCorrections(json);
  expect(file).toMatchObject({ ok: true });
  expect(FORMATS.corrections.schema.safeParse(JSON.parse(json)).success).toBe(true);
  for (const kind of EDIT_KINDS) expect(page).toContain(`| \`${kind}\` |`);
});

test('every edit is written back as a line that reads the same', () => {
  const lines = [
    'treasury human 40',
    'tech-years human 3',
    'unlock-chance human 50',
    'take loran 5',
    'lock human "Apollo"',
    'know loran Sol',
    'chart loran Sol -> Sirius',
    'missed Sol 1',
    'owner "Wolf 359" nobody',
    'untrait Sol "Rare Metals"',
    'specialise Sol to mining',
    'specialise "Wolf 359" to nothing',
    'cheer Sol 1 3 named "Harvest Feast"',
    'grieve "Wolf 359" 2 1 named "Plague"',
    'calm Sol named "Plague"',
    'add human 2 "Sparta" at "Wolf 359" named "Ares", "The ""Old"" One"',
    'add human 1 "Saber" aboard "Ganymede"',
    'remove "Gorgo", human.u2',
    'unit "Gorgo" mothballed',
    'unit "Leonidas" converted',
    'cargo "Long Haul" 1',
    'arm "Gorgo", human.u2 with heavy, heavy, jammer',
    'arm "Gorgo" with nothing',
    'place "Gorgo" to "Sirius Squadron"',
    'place "1st Marines" aboard "Long Haul" with "Gorgo", "Leonidas"',
    'rename-unit "Gorgo" to "at Sol"',
    'form "New" from "Gorgo", "Leonidas"',
    'move "Home Fleet" to lane Sol -> Sirius',
    'rename-fleet "Home Fleet" to "X"',
    'merge "Home Fleet" to "Sol Trade"',
    'hand "Home Fleet" to loran',
    'release "Home Fleet"',
    'paid human.w1 6',
    'finish human.w1',
    'cancel human.w1',
    'stop repair "Gorgo"',
    'stop productivity "Wolf 359"',
    'paid-for repair "Gorgo" 4',
    'paid-for productivity "Wolf 359" 12',
    'mark "Wolf 359" suppressed 3',
    'mark Sol disrupted-zero 1',
    'lowered "1st Marines" 2',
    'lowered-rebels "Wolf 359" 3',
    'carried human "Wolf 359" suppression 5',
    'carried loran Sol any 2',
    'lane Sol -> Sirius major',
    'unlane Sol -> Sirius',
    'class "Apollo" dv 7',
    'class "Lida" year 3005',
    'maintenance "Apollo" 3/4',
    'hull "Apollo" CL',
    'ability "Apollo" scout 2',
    'unability "Apollo" scout',
    'rename-class "Apollo" to "Selene"',
    'new-class human "Selene" from "Apollo"',
    'class human.selene cost 9',
    'unlist human "Apollo"',
  ];
  const edits = parseCorrectionText(lines.join('\n'), names);
  expect(edits.flatMap(({ issues }) => issues)).toEqual([]);
  expect(new Set(edits.map(({ edit }) => edit?.kind)).size).toBe(EDIT_KINDS.length);
  expect(edits.map(({ edit }) => edit && formatEdit(edit, names))).toEqual(lines);
  for (const { edit } of edits) {
    expect(edit && CORRECTION_TABLE[edit.kind].schema.safeParse(edit).success).toBe(true);
  }
});

test('things of an empire go by short ids after it, and names in any capitals', () => {
  expect(read('unit human u13, u14 crippled')).toEqual([
    { kind: 'SetUnitState', units: ['human.u13', 'human.u14'], state: 'crippled' },
  ]);
  expect(read('UNIT "human commonwealth" gorgo sound')).toMatchObject([{ units: ['human.u14'] }]);
  expect(read('place human u13 aboard u1')).toMatchObject([
    { units: ['human.u13'], place: { carrier: 'human.u1' } },
  ]);
  expect(read('add human 2 Sparta to "Home Fleet"')).toMatchObject([
    { design: 'human.sparta', count: 2, place: { fleet: 'human.f1' } },
  ]);
});

test('what is wrong is told with a hint, and an example of how it is written', () => {
  expect(read('unit u13 crippled')).toEqual([expect.stringContaining('no unit “u13”')]);
  expect(read('census Sol')).toEqual([
    expect.stringContaining('a system'),
    expect.stringContaining('whole number'),
    'For example: census Sol 8',
  ]);
  expect(read('morals Sol 3')).toEqual(['“morals” is not an edit. Did you mean morale?']);
  expect(read('move "Home Flet" to Sol')[0]).toContain('Did you mean Home Fleet?');
  expect(read('give human 0')).toEqual([expect.stringContaining('This changes nothing')]);
  expect(read('add human 1 Sparta at Sol to "Home Fleet"')[0]).toContain('Write at and a system');
  expect(read('chart human Sol -> Sol')).toEqual([
    'Both ends of this lane are the same system. Write two systems.',
  ]);
  expect(read('remove "Gorgo')).toEqual([expect.stringContaining('quotation mark')]);
  expect(read('remove __proto__')).toEqual([expect.stringContaining('no unit')]);
});

test('a correction of too many lines is told so', () => {
  const text = Array.from({ length: MOST_EDITS + 1 }, () => 'give human 1').join('\n');
  const lines = parseCorrectionText(text, names);
  expect(lines.filter(({ edit }) => edit !== null)).toHaveLength(MOST_EDITS);
  expect(lines.at(-1)?.issues).toMatchObject([{ code: 'TOO_LONG', line: MOST_EDITS + 1 }]);
});

test('JSON that is no correction is refused with its place', () => {
  expect(parseCorrections('{')).toMatchObject({ ok: false });
  const file = (edit: object) =>
    JSON.stringify({ format: 'farlane-corrections', version: 1, edits: [edit] });
  const issuesOf = (edit: object) => {
    const parsed = parseCorrections(file(edit));
    return parsed.ok ? parsed.value.flatMap(({ issues }) => issues) : parsed.error;
  };
  expect(issuesOf({ kind: 'Nothing' })).toMatchObject([{ path: 'edits[0].kind' }]);
  expect(issuesOf({ kind: 'SetPaid', work: 'human.w1', to: -1 })).toMatchObject([
    { path: 'edits[0].to' },
  ]);
  const lane = { kind: 'lane', lane: 'H0002-H0101', from: 'H0002', to: 'H0102' };
  expect(issuesOf({ kind: 'MoveFleet', fleet: 'human.f1', place: lane })).not.toEqual([]);
});
