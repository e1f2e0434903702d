import { err, ok, type Result } from '#kernel/result/result';
import { editedMap } from '#content/galaxy/edits/edited-map';
import type { MapEdit } from '#content/galaxy/edits/map-edit';
import { didYouMean } from '#content/nearest-name';
import type { ForceLists } from '#content/force-lists/force-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import type { SetupEdit } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { setupIssue } from './setup-issue.ts';

const placeOf = (index: number): string => `map.draw.edits[${String(index)}]`;

/** The systems that an edit names, each with its place in the edit. */
function namedIn(edit: SetupEdit): readonly (readonly [string, string])[] {
  switch (edit.kind) {
    case 'system':
      return [['system', edit.system]];
    case 'lane':
      return edit.between.map((name, end) => [`between[${String(end)}]`, name]);
    case 'place':
      return edit.systems.map((name, end) => [`systems[${String(end)}]`, name]);
  }
}

function unknownIn({ systems }: Scenario, edit: SetupEdit, index: number): readonly InputIssue[] {
  const names = systems.map(({ name }) => name);
  return namedIn(edit).flatMap(([place, name]) => {
    if (names.includes(name)) return [];
    const text = `There is no system “${name}”.${didYouMean(name, names)}`;
    return [setupIssue('UNKNOWN', `${placeOf(index)}.${place}`, text)];
  });
}

/** Systems keep their owners. */
function ownEdit({ systems }: Scenario, edit: SetupEdit): MapEdit {
  if (edit.kind !== 'system') return edit;
  const owner = systems.find(({ name }) => name === edit.system)?.owner ?? null;
  return { ...edit, becomes: { ...edit.becomes, owner } };
}

/**
 * A drawn map after all changes by hand. Each change that doesn’t fit is refused at its place, and the others are judged
 * without it.
 */
export function editedDraw(
  drawn: Scenario,
  edits: readonly SetupEdit[],
  lists: ForceLists,
): Result<Scenario, readonly InputIssue[]> {
  if (edits.length === 0) return ok(drawn);
  const issues: InputIssue[] = [];
  let scenario = drawn;
  for (const [index, edit] of edits.entries()) {
    const unknown = unknownIn(scenario, edit, index);
    issues.push(...unknown);
    if (unknown.length === 0) scenario = editedMap(scenario, ownEdit(scenario, edit));
  }
  const isSound = faultsOf(scenario, lists).length === 0;
  if (issues.length === 0 && isSound) return ok(scenario);
  return err([...issues, ...(isSound ? [] : faultsByEdit(drawn, edits, lists))]);
}

function faultsOf(scenario: Scenario, lists: ForceLists): readonly InputIssue[] {
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  return parsed.ok ? [] : parsed.error;
}

/** The changes one by one, to find those at fault. */
function faultsByEdit(
  drawn: Scenario,
  edits: readonly SetupEdit[],
  lists: ForceLists,
): readonly InputIssue[] {
  let scenario = drawn;
  return edits.flatMap((edit, index) => {
    if (unknownIn(scenario, edit, index).length > 0) return [];
    const next = editedMap(scenario, ownEdit(scenario, edit));
    const faults = faultsOf(next, lists);
    if (faults.length === 0) scenario = next;
    return faults.map(({ code, text }) => setupIssue(code, placeOf(index), text));
  });
}
