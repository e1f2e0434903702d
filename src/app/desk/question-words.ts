import type { OpenQuestion } from '#app/run/phase/step';

const WORDS: Readonly<Record<OpenQuestion['kind'], string>> = {
  initiative: 'what Intel to spend on initiative',
  'encounter-action': 'what to do in an encounter',
  'scenario-response': 'whether to accept a scenario',
  'defensive-response': 'which units stay at the defenses',
  pursuit: 'whether to pursue',
  pools: 'how to split a force in two',
  'pool-choice': 'which part of the enemy to fight',
  'task-force': 'the task force',
  scouting:
    'what Intel to spend before a battle, and which units to keep out of it or draw into it',
  command: 'which unit leads, and which units try to withdraw',
  missions: 'missions',
  'electronic-warfare': 'electronic warfare',
  fire: 'which units to single out',
  'round-end': 'the end of a round',
  cargo: 'which cargo to keep',
  'troop-losses': 'which ground units a bombardment hits',
  disengage: 'whether to disengage',
  'battle-outcome': 'the outcome of a battle that is fought elsewhere',
};

/** The subject of a question, without anything that the question shows. */
export const questionWords = (kind: OpenQuestion['kind']): string => WORDS[kind];
