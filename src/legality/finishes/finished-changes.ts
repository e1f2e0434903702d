import type { DesignId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { Finish, FinishKind } from './finish.ts';
import type { Plan } from '#legality/plan/plan';
import type { ProjectedAccounts } from '#legality/accounts/projected-accounts';
import { unitText } from '#legality/unit-text';

const STATUSES: Readonly<Record<Unit['status'], string>> = {
  active: 'active',
  reserve: 'in reserve',
  mothballed: 'mothballed',
};

type Said = readonly [FinishKind, string];

function saidOfUnit({ view, yards }: Plan, was: Unit, is: Unit): readonly Said[] {
  const who = unitText(view, was);
  const nameOf = (design: DesignId): string => yards.facts.designOf(design)?.name ?? design;
  const said: Said[] = [];
  if (was.design !== is.design) said.push(['class', `${who} becomes ${nameOf(is.design)}`]);
  if (was.status !== is.status) said.push(['status', `${who} is ${STATUSES[is.status]}`]);
  return said;
}

function saidOfSystem(was: StarSystem, is: StarSystem): readonly Said[] {
  const said: Said[] = [];
  const line = (kind: 'productivity' | 'intel', name: string): void => {
    if (is[kind] <= was[kind]) return;
    const step = `${String(was[kind])} → ${String(is[kind])}`;
    said.push([kind, `${name} of ${is.name} ${step}`]);
  };
  line('productivity', 'Productivity');
  line('intel', 'Intel');
  const kind = is.specialisation?.kind ?? null;
  if (kind !== (was.specialisation?.kind ?? null)) {
    said.push(['specialisation', `${is.name} is specialised for ${kind ?? 'nothing'}`]);
  }
  return said;
}

/** What this turn itself changes for good of units and systems if nothing hinders it. @rule CON-6 @rule CON-9 @rule COL-2 @rule ECO-8 */
export function finishedChanges(plan: Plan, { now, then }: ProjectedAccounts): readonly Finish[] {
  const units = new Map<UnitId, Unit>(now.units.map((unit) => [unit.id, unit]));
  const systems = new Map(now.systems.map((system) => [system.id, system]));
  const said = [
    ...then.units.flatMap((is) => {
      const was = units.get(is.id);
      return was === undefined ? [] : saidOfUnit(plan, was, is);
    }),
    ...then.systems.flatMap((is) => {
      const was = systems.get(is.id);
      return was === undefined ? [] : saidOfSystem(was, is);
    }),
  ];
  return said.map(([kind, text]) => ({ kind, turn: plan.view.turn, count: 1, text }));
}
