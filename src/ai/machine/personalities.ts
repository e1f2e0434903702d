import type { PersonalityName } from '#model/campaign/machine-player';
import type { DoctrineName } from '#model/forces/doctrines';

/** What a machine player likes best. It changes what a level does, never how well. */
export type Personality = Readonly<{
  title: string;
  says: string;
  /** Added to the strength that it wants for an attack, in percent. */
  caution: number;
  /** Added to the percentage of income that its units may cost. */
  arms: number;
  /** Added to the turns in which an investment must pay for itself. */
  patience: number;
  /** The turn before which it begins no war. */
  peaceUntil: number;
  /** Signs treaties with those who offer them, and offers them. */
  signs: 'never' | 'to-trade' | 'gladly';
  doctrine: DoctrineName;
}>;

export const PERSONALITIES: Readonly<Record<PersonalityName, Personality>> = {
  balanced: {
    title: 'Balanced',
    says: 'does some of everything',
    caution: 0,
    arms: 0,
    patience: 0,
    peaceUntil: 14,
    signs: 'to-trade',
    doctrine: 'by-the-book',
  },
  warlike: {
    title: 'Warlike',
    says: 'arms early and attacks at worse odds',
    caution: -20,
    arms: 15,
    patience: -6,
    peaceUntil: 6,
    signs: 'never',
    doctrine: 'aggressive',
  },
  peaceful: {
    title: 'Peaceful',
    says: 'likes treaties, and fights late',
    caution: 30,
    arms: -10,
    patience: 6,
    peaceUntil: 36,
    signs: 'gladly',
    doctrine: 'by-the-book',
  },
  builder: {
    title: 'Builder',
    says: 'invests for a long time before it arms',
    caution: 10,
    arms: -5,
    patience: 12,
    peaceUntil: 20,
    signs: 'to-trade',
    doctrine: 'by-the-book',
  },
  wary: {
    title: 'Wary',
    says: 'arms well, but attacks only at very good odds',
    caution: 60,
    arms: 10,
    patience: 0,
    peaceUntil: 14,
    signs: 'to-trade',
    doctrine: 'cautious',
  },
};
