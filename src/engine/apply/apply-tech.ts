import { rowOf } from '#kernel/collections/row-of';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { ForceList } from '#model/forces/force-list';
import type { TechEvent } from '#model/events/tech-events';
import { changesNothing, type Handlers } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import { smoothSchematics } from './smooth-schematics.ts';
import type { Writer } from './writer.ts';

function change(write: Writer, id: EmpireId, part: (empire: Empire) => Partial<Empire>): void {
  const empire = rowOf(write.read().empires, id);
  write.put('empires', id, { ...empire, ...part(empire) });
}

export const applyTech: Handlers<TechEvent> = {
  TechInvested: (event, write) => {
    change(write, event.empire, ({ treasury }) => ({
      treasury: treasury - event.points,
      techPool: event.pool,
    }));
  },
  UnitReverseEngineered: ({ empire, unit, pool, inHand }, write) => {
    removeUnit(write, unit);
    change(write, empire, () => ({ techPool: pool, advancesInHand: inHand }));
  },
  TechChecked: (event, write) => {
    change(write, event.empire, () => ({
      techPool: event.poolAfter,
      advancesInHand: event.inHand,
    }));
  },
  ClassUnlocked: (event, write) => {
    change(write, event.empire, ({ unlocked }) => ({
      unlocked: [...unlocked, event.design],
      advancesInHand: event.inHand,
    }));
    smoothSchematics(write, event.empire, event.design);
  },
  EraRisen: (event, write) => {
    change(write, event.empire, () => ({ era: event.era }));
  },
  ClassDesigned: ({ empire, design }, write) => {
    const state = write.read();
    const list: ForceList | undefined = state.forceLists[design.list];
    const name = `${rowOf(state.empires, empire).name}, own designs`;
    const designs = [...(list?.designs ?? []), design.id];
    write.put('designs', design.id, design);
    write.put('forceLists', design.list, { id: design.list, name, universal: false, designs });
  },
  AdvancesKept: changesNothing,
  TechYearRisen: (event, write) => {
    change(write, event.empire, () => ({ techYears: event.years, advancesInHand: event.inHand }));
  },
  UnlockRolled: (event, write) => {
    change(write, event.empire, () => ({
      unlockChance: event.kept,
      advancesInHand: event.inHand,
    }));
  },
};
