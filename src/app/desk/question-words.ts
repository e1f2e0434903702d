import type { OpenQuestion } from '#app/run/step';

const WORDS: Readonly<Record<OpenQuestion['kind'], string>> = {
  initiative: 'what Intel to spend on initiative',
  'encounter-action': 'what to do in an encounter',
  'scenario-response': 'whether to accept a scenario',
  'defensive-response': 'who stays at the defenses',
  pursuit: 'whether to pursue',
  pools: 'how to split a force in two',
  'pool-choice': 'which part of the enemy to fight',
  'task-force': 'the task force',
  scouting: 'what Intel to spend before a battle, and whom to keep out of it or draw into it',
  command: 'who leads, and who tries to get away',
  missions: 'missions',
  'electronic-warfare': 'electronic warfare',
  fire: 'whom to single out',
  'round-end': 'the end of a round',
  cargo: 'which cargo to keep',
  disengage: 'whether to disengage',
  'battle-outcome': 'what a battle came to that is fought elsewhere',
};

/** What a question is about, without anything that it shows. */
export const questionWords = (kind: OpenQuestion['kind']): string => WORDS[kind];
