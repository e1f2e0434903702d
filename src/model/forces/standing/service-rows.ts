import { cite } from '#kernel/reasons/cite';
import { choice, inBattle, phrase } from './row.ts';

/** The third way to say whether crippled ships are sent back (CSC-13). */
export const RELIEVED = 'relieved';

/** Other orders of its ships. */
export const SERVICE_ROWS = {
  /** The fate of captured units when an encounter ends. */
  prizes: choice({
    clause: 'prizes',
    rule: cite('ENC-6'),
    default: 'keep',
    label: 'Captured units',
    options: {
      keep: { label: 'Keep them', says: 'keep captured units' },
      scuttle: {
        label: 'Scuttle them at the end of the encounter',
        says: 'scuttle captured units',
      },
    },
  }),
  /** Which crippled ships are sent back at the end of a round: all, none, or those that a sound unit relieves. */
  sendBackCrippled: inBattle(
    phrase({
      rule: cite('CSC-13'),
      default: RELIEVED,
      label: 'Crippled ships',
      options: {
        yes: {
          value: true,
          clause: 'send back crippled',
          label: 'Send them back',
          says: 'send crippled ships back',
        },
        [RELIEVED]: {
          clause: 'relieve crippled',
          label: 'Send them back if a sound unit replaces them',
          says: 'send crippled ships back if sound units replace them',
        },
        no: {
          value: false,
          clause: 'keep crippled',
          label: 'Keep them',
          says: 'keep crippled ships in the fight',
        },
      },
    }),
  ),
  /** When Supply ships cripple themselves to resupply others: before a unit would die, or never. */
  resupply: choice({
    clause: 'resupply',
    rule: cite('SUP-8'),
    default: 'dying',
    label: 'Emergency resupply',
    options: {
      dying: {
        label: 'When a unit would be lost',
        says: 'let Supply ships resupply in an emergency',
      },
      never: { label: 'Never', says: 'let no Supply ship resupply in an emergency' },
    },
  }),
  /** Whether a fleet that meets enemies stops, or goes on and leaves as many ships there as they have. */
  contested: choice({
    clause: 'contested',
    rule: cite('MOV-3'),
    default: 'stop',
    label: 'Enemies on the path',
    options: {
      stop: { label: 'Stop', says: 'stop where it meets enemies' },
      'go-on': {
        label: 'Go on, and leave as many ships behind as the enemy has',
        says: 'go on past enemies and leave as many ships there as they have',
      },
    },
  }),
  /** The orders of ships that can hide. */
  stealth: choice({
    clause: 'stealth',
    rule: cite('MOV-4'),
    default: 'engage',
    label: 'Ships that can hide',
    options: {
      hide: { label: 'Stay hidden', says: 'keep hidden ships hidden' },
      engage: {
        label: 'Show themselves to begin an encounter',
        says: 'let hidden ships show themselves to begin encounters',
      },
      open: {
        label: 'Don’t hide',
        says: 'let no ships hide',
      },
    },
  }),
} as const;
