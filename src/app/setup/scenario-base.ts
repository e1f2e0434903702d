import { counted } from '#kernel/words/counted';
import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { classesOf } from '#content/scenarios/classes-of';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario, ScenarioEmpire } from '#content/scenarios/scenario-schema';
import type { SetupFile } from '#content/setups/setup-schema';
import { forcesBillOf } from '#app/galaxy/paid-forces';
import type { InputIssue } from '#app/use-case-error';
import type { AutomaticChoice } from './automatic-choice.ts';
import type { BaseSeat, SetupBase } from './setup-base.ts';
import { placeOfSeat, setupIssue } from './setup-issue.ts';

/** A scenario with the empires as their players chose them, as far as the scenario leaves that to them. @rule SET-1 */
export function scenarioBase(
  file: SetupFile,
  given: Scenario,
  lists: ForceLists,
): Result<SetupBase, readonly InputIssue[]> {
  const parsed = parseScenario(JSON.stringify(given), lists);
  const issues = [
    ...(parsed.ok ? [] : parsed.error.map((one) => ({ ...one, path: `map.scenario.${one.path}` }))),
    ...choiceIssues(file, given),
  ];
  if (!parsed.ok || issues.length > 0) return err(issues);
  const all = listsOfScenario(given, lists);
  const seats = given.empires.map((empire, player) =>
    seatOf(given, empire, {
      ...{ lists: all, chosen: file.empires[player]?.forceList },
    }),
  );
  const open = new Set(seats.flatMap(({ key, points }) => (points === null ? [] : [key])));
  const empires = given.empires.map((empire, player) => ({
    ...empire,
    name: file.empires[player]?.name ?? empire.name,
    forceList: file.empires[player]?.forceList ?? empire.forceList,
  }));
  const forces = given.forces.filter(({ owner }) => !open.has(owner));
  return ok({
    scenario: { ...given, empires, forces },
    drawn: null,
    seats,
    homes: [],
    chosen: given.empires.flatMap((empire, player) => {
      const list = all.lists.find(({ id }) => id === empire.forceList);
      return defaultsOf(file, { ...empire, listName: list?.name ?? empire.forceList }, player);
    }),
  });
}

type Asked = Readonly<{ lists: ForceLists; chosen: string | undefined }>;

/** The units of the file and the Treasury are the points of an empire that chooses its forces. @rule SET-1 */
function seatOf(scenario: Scenario, empire: ScenarioEmpire, { lists, chosen }: Asked): BaseSeat {
  const { key, choose, treasury, forceList } = empire;
  if (!choose.includes('forces')) return { key, choose, points: null, usual: null };
  const own = scenario.forces.filter(({ owner }) => owner === key);
  const bill = forcesBillOf(own, classesOf(forceList, lists));
  const isKept = bill > 0 && (chosen === undefined || chosen === forceList);
  return { key, choose, points: treasury + bill, usual: isKept ? own : null };
}

const FIXED: Readonly<Record<'name' | 'forceList' | 'forces', string>> = {
  name: 'the name',
  forceList: 'the force list',
  forces: 'the first units',
};

function choiceIssues({ empires }: SetupFile, scenario: Scenario): readonly InputIssue[] {
  const size = scenario.empires.length;
  if (empires.length !== size) {
    const text = `The scenario has ${counted(size, 'empire')}, and this list has ${String(empires.length)}. Give one entry for each, { } if nothing is chosen.`;
    return [setupIssue('VALUE', 'empires', text)];
  }
  return empires.flatMap((asked, player) => {
    const choose: readonly string[] = scenario.empires[player]?.choose ?? [];
    const fixed = (['name', 'forceList', 'forces'] as const).filter(
      (part) => asked[part] !== undefined && !choose.includes(part),
    );
    return [
      ...fixed.map((part) => {
        const text = `The scenario fixes ${FIXED[part]} of this empire. Leave this out.`;
        return setupIssue('VALUE', placeOfSeat(player, part), text);
      }),
      ...(['homeworld', 'colonies'] as const).flatMap((part) => {
        if (asked[part] === undefined) return [];
        const text = 'In a scenario, homeworlds and colonies are placed already. Leave this out.';
        return [setupIssue('VALUE', placeOfSeat(player, part), text)];
      }),
    ];
  });
}

function defaultsOf(
  { empires }: SetupFile,
  { choose, name, listName }: ScenarioEmpire & Readonly<{ listName: string }>,
  player: number,
): readonly AutomaticChoice[] {
  const asked = empires[player];
  const whose = { player: player + 1 };
  return [
    ...(choose.includes('name') && asked?.name === undefined
      ? [{ ...whose, part: 'name' as const, text: `The empire is called ${name}.` }]
      : []),
    ...(choose.includes('forceList') && asked?.forceList === undefined
      ? [{ ...whose, part: 'forceList' as const, text: `The force list is ${listName}.` }]
      : []),
  ];
}
