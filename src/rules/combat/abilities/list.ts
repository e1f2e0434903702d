import type { BattleAbility } from './battle-ability.ts';

/** Every ability that acts inside a battle, each in a row. @rule ABL-1 */
export const BATTLE_ABILITIES: readonly BattleAbility[] = [
  /** Takes no leftover damage, and no lucky hits. @rule ABL-3 */
  {
    id: 'armored',
    isLasting: true,
    gives: () => ({ isHard: 1 }),
  },
  /** Its troops guard friends against boarding. @rule ABL-4 @rule CSC-10 */
  {
    id: 'assault',
    isLasting: false,
    gives: (rating) => ({ guards: rating }),
  },
  /** Is never crippled: the first damage destroys it. @rule ABL-2 */
  {
    id: 'auxiliary',
    isLasting: true,
    gives: () => ({ diesAtOnce: 1 }),
  },
  /** Its crews board enemies in every round. @rule ABL-3 @rule CSC-10 */
  {
    id: 'boarding',
    isLasting: false,
    gives: (rating) => ({ boards: rating }),
  },
  /** Makes each flight that is based on it sturdier by 1. @rule ABL-3 */
  {
    id: 'carrier',
    isLasting: false,
    gives: () => ({ basedDv: 1 }),
  },
  /** Lends CR to the flagship of its task force. @rule ABL-3 */
  {
    id: 'command',
    isLasting: false,
    gives: (rating) => ({ commands: rating }),
  },
  /** Breaks the formation of enemies, a level for each function. @rule ABL-3 */
  {
    id: 'disruptor',
    isLasting: false,
    gives: (rating) => ({ disruptor: rating }),
  },
  /** Two ships with it that are held back scout before a battle as one Scout function does. @rule CSC-5 */
  {
    id: 'fast',
    isLasting: false,
    gives: () => ({ isFast: 1 }),
  },
  /** Makes a friend fire half as much again. @rule ABL-3 */
  {
    id: 'fireControl',
    isLasting: false,
    gives: (rating) => ({ 'fire-control': rating }),
  },
  /** Fires double in the first round. @rule ABL-3 */
  {
    id: 'firstStrike',
    isLasting: false,
    gives: () => ({ opensDouble: 1 }),
  },
  /** Covers friends, a level of formation for each function. @rule ABL-3 */
  {
    id: 'guardian',
    isLasting: false,
    gives: (rating) => ({ guardian: rating }),
  },
  /** Lets no enemy retreat from the battle. @rule ABL-3 */
  {
    id: 'interdictor',
    isLasting: false,
    gives: () => ({ holdsEnemies: 1 }),
  },
  /** Takes functions from the enemy’s Scouts. @rule ABL-3 */
  {
    id: 'jammer',
    isLasting: false,
    gives: (rating) => ({ jams: rating }),
  },
  /** Gets away more easily, and takes others along. @rule ABL-2 */
  {
    id: 'jump',
    isLasting: false,
    gives: () => ({ jumps: 1 }),
  },
  /** Rams while it is sound too, and with twice the force. @rule ABL-3 @rule CSC-11 */
  {
    id: 'kamikaze',
    isLasting: true,
    gives: () => ({ rams: 1 }),
  },
  /** Brings minefields into the task force beyond its limit. @rule ABL-2 */
  {
    id: 'minelayer',
    isLasting: false,
    gives: (rating) => ({ minefields: rating }),
  },
  /** Clears enemy minefields in every round. @rule ABL-2 */
  {
    id: 'minesweeper',
    isLasting: false,
    gives: (rating) => ({ sweeps: rating }),
  },
  /** A minefield that can be spent on the enemy at once. @rule ABL-3 @rule CSC-18 */
  {
    id: 'proximity',
    isLasting: false,
    gives: () => ({ bursts: 1 }),
  },
  /** Comes into the task force beyond its limit, one for each convoy there. @rule ABL-2 @rule MOV-4 */
  {
    id: 'qShip',
    isLasting: false,
    gives: () => ({ followsConvoys: 1 }),
  },
  /** Feeds the pool for electronic warfare of any kind. @rule ABL-3 */
  {
    id: 'scout',
    isLasting: false,
    gives: (rating) => ({ scouts: rating }),
  },
  /** One level deeper in formation until it is crippled; flights may give that up to fire better. @rule ABL-3 */
  {
    id: 'shields',
    isLasting: false,
    gives: () => ({ formation: 1, opensCover: 1 }),
  },
  /** Holds enemies for a round. @rule ABL-3 */
  {
    id: 'stasis',
    isLasting: false,
    gives: (rating) => ({ stasis: rating }),
  },
  /** Lets ships and bases cloak; makes flights sturdier, or fire better. @rule ABL-3 */
  {
    id: 'stealth',
    isLasting: false,
    gives: (rating) => ({ stealth: rating }),
  },
  /** Is destroyed rather than captured. @rule ABL-3 */
  {
    id: 'suicide',
    isLasting: true,
    gives: () => ({ diesRather: 1 }),
  },
  /** Makes an enemy fire half. @rule ABL-3 */
  {
    id: 'suppression',
    isLasting: false,
    gives: (rating) => ({ suppression: rating }),
  },
  /** Brings corvettes into the task force beyond its limit. @rule ABL-2 */
  {
    id: 'tender',
    isLasting: false,
    gives: (rating) => ({ corvettes: rating }),
  },
  /** Helps the flagship to send units back. @rule ABL-2 */
  {
    id: 'towing',
    isLasting: false,
    gives: (rating) => ({ tows: rating }),
  },
];
