import { brandAs } from '#kernel/brand/brand';
import { type Effect, revealedIdOf } from '#model/campaign/effect';
import type { EffectId, UnitId } from '#model/campaign/ids';
import type { StealthEvent } from '#model/events/stealth-events';
import type { Handlers } from './handler.ts';
import type { Writer } from './writer.ts';

type Mark = Pick<Effect, 'id' | 'kind' | 'owner' | 'amount'> & Readonly<{ unit: UnitId }>;

/** A mark on a unit until the turn ends. */
function mark(write: Writer, { id, unit, ...given }: Mark): void {
  const { turn } = write.read();
  const subject = { kind: 'unit', unit } as const;
  write.put('effects', id, { id, ...given, subject, begins: turn, ends: turn });
}

export const applyStealth: Handlers<StealthEvent> = {
  UnitsDetected: ({ by, units }, write) => {
    for (const unit of units) {
      const id = brandAs<EffectId>(`detected/${by}/${unit}`);
      mark(write, { id, kind: 'detected', owner: by, amount: 1, unit });
    }
  },
  UnitsRevealed: ({ empire, units, because }, write) => {
    const amount = because === 'attack' ? 1 : 0;
    for (const unit of units) {
      mark(write, { id: revealedIdOf(unit), kind: 'revealed', owner: empire, amount, unit });
    }
  },
  UnitsVeiled: ({ empire, units }, write) => {
    for (const unit of units) {
      const id = brandAs<EffectId>(`veiled/${unit}`);
      mark(write, { id, kind: 'veiled', owner: empire, amount: 1, unit });
    }
  },
};
