import { ok } from '#kernel/result/result';
import type { RuleSet, SettingName } from '#model/settings/rule-set';
import type { Guide } from '#model/campaign/guide';
import { outlineOf } from '#content/scenarios/outline-of';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import type { MapChart } from '#report/document/map-chart';

/** A scenario as it is offered to somebody who makes a campaign. */
export type ScenarioLine = Readonly<{
  /** Its name in commands and addresses. */
  id: string;
  name: string;
  description: string;
  players: number;
  /** The map is explored in play (MAP-12). */
  isExplored: boolean;
  /** Null: it tells nothing about itself. */
  guide: Guide | null;
  chart: MapChart;
  /** The settings that it has, unless others are chosen. */
  settings: Pick<RuleSet, SettingName>;
}>;

/** The scenarios that come with the program. */
export const listScenarios = ({ texts }: Ports): UseCase<void, readonly ScenarioLine[]> =>
  guarded(async () => {
    const lines: ScenarioLine[] = [];
    for (const id of await texts.names()) {
      const scenario = outlineOf((await texts.read(id)) ?? '');
      if (scenario === undefined) continue;
      const {
        name,
        description,
        rings,
        systems,
        lanes,
        guide = null,
        explore,
        settings,
      } = scenario;
      const empires = scenario.empires.map((empire) => ({ id: empire.key, name: empire.name }));
      lines.push({
        ...{ id, name, description, guide, players: empires.length },
        isExplored: explore !== undefined,
        settings,
        chart: { rings, empires, systems, lanes },
      });
    }
    return ok(lines);
  });
