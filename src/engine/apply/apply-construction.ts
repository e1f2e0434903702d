import { rowOf } from '#kernel/collections/row-of';
import type { ConstructionEvent } from '#model/events/construction-events';
import { systemShareOf } from '#rules/construction/system-share';
import { countOneMore } from './counted.ts';
import { credit } from './credit.ts';
import { enterService } from './enter-service.ts';
import type { Handlers } from './handler.ts';
import { smoothSchematics } from './smooth-schematics.ts';

export const applyConstruction: Handlers<ConstructionEvent> = {
  WorkBegun: (event, write) => {
    write.put('works', event.work, {
      id: event.work,
      owner: event.empire,
      design: event.design,
      name: event.name,
      system: event.system,
      source: event.source,
      cost: event.cost,
      paid: event.paid,
      built: 0,
      begun: event.turn,
      share: systemShareOf(event.share),
      ready: event.ready,
      cancelled: false,
    });
    countOneMore(write, event.empire, 'works');
    credit(write, event.empire, -event.paid);
    smoothSchematics(write, event.empire, event.design);
  },
  WorkFunded: (event, write) => {
    const work = rowOf(write.read().works, event.work);
    write.put('works', event.work, { ...work, paid: work.paid + event.paid, ready: event.ready });
    credit(write, event.empire, -event.paid);
  },
  WorkCancelled: (event, write) => {
    const work = rowOf(write.read().works, event.work);
    write.put('works', event.work, { ...work, cancelled: true });
  },
  WorksRanked: ({ works }, write) => {
    for (const [at, id] of works.entries()) {
      write.put('works', id, { ...rowOf(write.read().works, id), rank: at + 1 });
    }
  },
  WorkRefunded: (event, write) => {
    write.remove('works', event.work);
    credit(write, event.empire, event.refund);
  },
  WorkAdvanced: (event, write) => {
    const work = rowOf(write.read().works, event.work);
    const share = work.share && { ...work.share, built: work.share.built + (event.shared ?? 0) };
    write.put('works', event.work, { ...work, share, built: event.built });
  },
  WorkLost: (event, write) => {
    write.remove('works', event.work);
  },
  UnitBuilt: (event, write) => {
    write.remove('works', event.work);
    const { unit: id, empire: owner, design, name, turn: since } = event;
    const place = { kind: 'system', system: event.system } as const;
    enterService(write, { id, owner, design, name, place, since });
  },
};
