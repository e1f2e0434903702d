import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import { MILITIA_CLASS } from '#model/campaign/militia';
import type { CampaignState } from '#model/campaign/state';
import type { ClassEditKind } from '#model/corrections/edit';
import type { UnitDesign } from '#model/forces/design';
import { designIdOf, slugOf } from '#model/forces/design-id';
import { ownListOf } from '#model/forces/own-list';
import { classValueOf, isGroundValue } from './class-value.ts';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** Why a class can't be changed at all. Militias are the same in all campaigns (INT-7). */
function classRefusal({ designs }: CampaignState, id: DesignId): string | null {
  if (!Object.hasOwn(designs, id)) return `There is no class ${id}.`;
  return id === MILITIA_CLASS.id ? 'Militias are the same in every campaign.' : null;
}

/** The name that a class can't have because another of its list has it; null: it is free. */
function nameRefusal(
  { designs }: CampaignState,
  { list, name, but }: Readonly<{ list: UnitDesign['list']; name: string; but?: DesignId }>,
): string | null {
  if (slugOf(name) === '') return `The name “${name}” needs a letter a to z or a digit.`;
  const id = designIdOf(list, name);
  const taken = valuesById(designs).find(
    (one) =>
      one.id !== but && (one.id === id || (one.list === list && slugOf(one.name) === slugOf(name))),
  );
  return taken === undefined
    ? null
    : `The list has the class ${taken.name} (${taken.id}) already. Choose another name.`;
}

/** Why the list of an empire can't have or lose a class. */
function listRefusal(state: CampaignState, empire: EmpireId, id: DesignId): string | null {
  const missing = missingIn(state, { empires: [empire] }) ?? classRefusal(state, id);
  if (missing !== null) return missing;
  const { name, list } = rowOf(state.designs, id);
  const owner = rowOf(state.empires, empire);
  if (list === owner.forceList) return null;
  if (list === ownListOf(empire)) {
    return `${name} is of ${owner.name}’s own design. To stop building it: lock ${empire} ${id}`;
  }
  return `${name} is a class of another list than ${owner.name} plays. Copy it: new-class ${empire} "${name}" from ${id}`;
}

/** What speaks against corrections of classes and force lists. */
export const CLASS_RULES: EditRules<ClassEditKind> = {
  SetClassValue: ({ design, value, to }, state) => {
    const refusal = classRefusal(state, design);
    if (refusal !== null) return refusal;
    const row = rowOf(state.designs, design);
    if (isGroundValue(value) && row.ground === null) return `${row.name} is no ground unit.`;
    return classValueOf(row, value) === to ? `${row.name} already has ${String(to)} there.` : null;
  },
  SetMaintenance: ({ design, to }, state) => {
    const refusal = classRefusal(state, design);
    if (refusal !== null) return refusal;
    const { name, maintenance } = rowOf(state.designs, design);
    const isSame = maintenance.points === to.points && maintenance.per === to.per;
    return isSame ? `The maintenance of ${name} is that already.` : null;
  },
  SetHull: ({ design, to }, state) => {
    const refusal = classRefusal(state, design);
    if (refusal !== null) return refusal;
    const { name, hull } = rowOf(state.designs, design);
    return hull === to ? `${name} is already ${to}.` : null;
  },
  SetAbility: ({ design, ability, rating }, state) => {
    const refusal = classRefusal(state, design);
    if (refusal !== null) return refusal;
    const { name, abilities } = rowOf(state.designs, design);
    const has = abilities.find(({ id }) => id === ability)?.rating ?? 0;
    if (has !== rating) return null;
    return rating === 0
      ? `${name} has no ability “${ability}”.`
      : `${name} has this ability already.`;
  },
  RenameClass: ({ design, name }, state) => {
    const refusal = classRefusal(state, design);
    if (refusal !== null) return refusal;
    const { list, name: old } = rowOf(state.designs, design);
    if (name === old) return `The class is called ${old} already.`;
    return nameRefusal(state, { list, name, but: design });
  },
  AddClass: ({ empire, name, like }, state) => {
    const refusal = missingIn(state, { empires: [empire] }) ?? classRefusal(state, like);
    if (refusal !== null) return refusal;
    const { kind, role, hull, name: copied } = rowOf(state.designs, like);
    if (kind === 'convoy' || role !== null || hull === null) {
      return `${copied} is built by all empires alike. It can’t be copied into a force list.`;
    }
    return nameRefusal(state, { list: rowOf(state.empires, empire).forceList, name });
  },
  SetListed: ({ empire, design, listed }, state) => {
    const refusal = listRefusal(state, empire, design);
    if (refusal !== null) return refusal;
    const { name, list } = rowOf(state.designs, design);
    const row = rowOf(state.forceLists, list);
    if (row.designs.includes(design) !== listed) return null;
    return `${row.name} has ${listed ? `the class ${name} already` : `no class ${name} any more`}.`;
  },
};
