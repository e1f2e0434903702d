import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { viewNamesOf } from '#http/names/view-names';
import { unitsByClass } from '#http/order-map/units-by-class';
import { valuesById } from '#kernel/collections/tables';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { cellPhrase } from '#report/document/cell-phrase';
import { forcesTable } from '#report/sections/forces';
import { contextOf } from '#report/sections/context';
import { hidingTexts } from '#report/sentences/hiding-texts';
import { plainPhrase } from '#report/text/plain-phrase';
import { voyageOf } from '#test/engine/movement/voyages';
import { empireId } from '#test/support/campaign';

const SHIPS = ['A', 'ghost', 'ghost!', 'shade', 'dd', 'convoy', 'qship'] as const;

/** The view of an empire whose one fleet has ships of all kinds. */
function viewOf(stealth: 'engage' | 'open') {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    standing: { red: { stealth } },
    fleets: { red: { f1: SHIPS } },
  });
  return empireViewOf(state, empireId('red'), { campaignName: '', rules: DEFAULT_RULE_SET });
}

function sheetOf(view: ReturnType<typeof viewOf>): string {
  const { names } = contextOf(view, []);
  const table = forcesTable({ ...view, names, hiding: hidingTexts(view) });
  const cells = table.kind === 'table' ? table.rows.flat() : [];
  return cells.map((cell) => plainPhrase(cellPhrase(cell))).join();
}

const panelOf = (view: ReturnType<typeof viewOf>): readonly string[] =>
  unitsByClass(valuesById(view.units), viewNamesOf(view), hidingTexts(view));

test('MOV-4: sheet and map tell a player which of their ships hide, and how well', () => {
  const view = viewOf('engage');
  expect(sheetOf(view)).toMatch(/ghost uf10 . hiding \(Stealth 2\); ghost uf11 . crippled; shade/);
  expect(sheetOf(view)).toMatch(/qship uf15 . hiding behind a convoy/);
  expect(panelOf(view)).toEqual([
    '1 × ghost, hiding (Stealth 2)',
    '1 × ghost, crippled',
    '1 × shade, hiding (Stealth 4)',
    '1 × dd',
    '1 × convoy',
    '1 × qship, hiding behind a convoy',
  ]);
});

test('MOV-4: a player whose ships stay in the open by standing orders reads of no ship that hides', () => {
  expect(sheetOf(viewOf('open'))).not.toContain('hiding');
  expect(panelOf(viewOf('open')).join()).not.toContain('hiding');
});
