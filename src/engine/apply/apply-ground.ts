import { rowOf } from '#kernel/collections/row-of';
import { coupIdOf, foughtIdOf, takenIdOf, UNTIL_REMOVED } from '#model/campaign/effect';
import type { GroundEvent } from '#model/events/ground-events';
import { countOneMore } from './counted.ts';
import { changesNothing, type Handlers } from './handler.ts';
import { noteOwner } from './note-owner.ts';

export const applyGround: Handlers<GroundEvent> = {
  MilitiaRaised: changesNothing,
  GroundAttacked: ({ attackers }, write) => {
    const { turn } = write.read();
    for (const { unit, empire: owner } of attackers) {
      if (unit === null || owner === null) continue;
      const id = foughtIdOf(unit);
      const subject = { kind: 'unit', unit } as const;
      const mark = { id, kind: 'fought', owner, subject, amount: 1 } as const;
      write.put('effects', id, { ...mark, begins: turn, ends: turn + 1 });
    }
  },
  InvasionEnded: changesNothing,
  SystemConquered: ({ system, from, by: owner, how, values }, write) => {
    const row = rowOf(write.read().systems, system);
    const newRule = { utilized: 0, blockaded: false, martialLaw: false, specialisation: null };
    noteOwner(write, system, owner);
    write.put('systems', system, { ...row, ...newRule, ...values, owner });
    const id = takenIdOf(system);
    const { turn } = write.read();
    const subject = { kind: 'system', system } as const;
    const mark = { id, kind: 'taken', owner, subject, amount: 1 } as const;
    write.put('effects', id, { ...mark, begins: turn, ends: turn });
    const coup = coupIdOf(system);
    if (Object.hasOwn(write.read().effects, coup)) write.remove('effects', coup);
    if (how !== 'coup' || from === null) return;
    const lost = { id: coup, kind: 'coup', owner: from, subject, amount: 1 } as const;
    write.put('effects', coup, { ...lost, begins: turn, ends: UNTIL_REMOVED });
  },
  WorkCaptured: ({ by: owner, work, becomes }, write) => {
    const row = rowOf(write.read().works, work);
    write.remove('works', work);
    countOneMore(write, owner, 'works');
    const { design, name, system, source, cost, paid, built, begun, share, ready } = row;
    const of = { id: becomes, owner, design, name, system, source };
    // Ranks and cancelled orders were the loser’s.
    const as = { cost, paid, built, begun, share, ready, cancelled: false };
    write.put('works', becomes, { ...of, ...as });
  },
  EmpireFell: ({ empire, turn }, write) => {
    write.put('empires', empire, { ...rowOf(write.read().empires, empire), fellIn: turn });
  },
};
