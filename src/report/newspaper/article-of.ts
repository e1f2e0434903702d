import { plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import { capitalised, UNKNOWN_POWER } from '#report/sentences/names';
import type { NewsItem } from './news-item.ts';

/** A piece of the newspaper. */
export type Article = Readonly<{ headline: string; text: string }>;

type Party = string | null;
type Templates = {
  readonly [K in NewsItem['kind']]: (news: Extract<NewsItem, { kind: K }>) => Article;
};

const named = (party: Party): string => party ?? UNKNOWN_POWER;
const both = (pair: readonly Party[]): string => listed(pair.map(named));
const atHead = (party: Party): string => capitalised(named(party));

/** Two empires in a headline: `Human Commonwealth and Loran Imperium`. */
const bothAtHead = (pair: readonly Party[]): string => capitalised(both(pair));

function relationArticle({ between, state }: Extract<NewsItem, { kind: 'relation' }>): Article {
  const word = STATE_WORDS[state];
  if (isTreaty(state)) {
    return {
      headline: `${word} treaty between ${both(between)}`,
      text: `Envoys confirm that a ${word} treaty is in force between ${both(between)}.`,
    };
  }
  if (state === 'non-intercourse') {
    return {
      headline: `${bothAtHead(between)} go their own ways`,
      text: `${bothAtHead(between)} are at ${word}: they are not at war, and no treaty binds them.`,
    };
  }
  return {
    headline: `${word} between ${both(between)}`,
    text: `${bothAtHead(between)} are at ${word}. Travelers are told to stay away from the border.`,
  };
}

function homeworldArticle({
  system,
  of,
  isIndependent,
  by,
}: Extract<NewsItem, { kind: 'homeworld' }>): Article {
  const what = isIndependent ? 'an independent homeworld' : `the homeworld of ${named(of)}`;
  return {
    headline: system === null ? 'A homeworld falls' : `${system} falls`,
    text: `${atHead(by)} has conquered ${system === null ? what : `${system}, ${what}`}.`,
  };
}

const TEMPLATES: Templates = {
  war: ({ by, against, declare }) => ({
    headline: `${atHead(by)} declares ${STATE_WORDS[declare]}`,
    text: `${atHead(by)} has declared ${STATE_WORDS[declare]} on ${named(against)}. Both fleets are on alert.`,
  }),
  peace: ({ between }) => ({
    headline: `Peace between ${both(between)}`,
    text: `The guns are silent: ${both(between)} have signed an armistice.`,
  }),
  treaty: ({ between, treaty }) => ({
    headline: `${STATE_WORDS[treaty]} treaty between ${both(between)}`,
    text: `${bothAtHead(between)} have signed ${AGREEMENT_WORDS[treaty]}.`,
  }),
  broken: ({ by, against, treaty, now, agreed }) => ({
    headline: agreed
      ? `${bothAtHead([by, against])} end their ${STATE_WORDS[treaty]} treaty`
      : `${atHead(by)} breaks its ${STATE_WORDS[treaty]} treaty with ${named(against)}`,
    text: `The ${STATE_WORDS[treaty]} treaty between ${both([by, against])} is no longer in force. They are at ${STATE_WORDS[now]} now.`,
  }),
  relation: relationArticle,
  homeworld: homeworldArticle,
  fall: ({ empire }) => ({
    headline: `The end of ${named(empire)}`,
    text: `${atHead(empire)} has lost everything and is no more.`,
  }),
  union: ({ larger, smaller }) => ({
    headline: `${atHead(smaller)} joins ${named(larger)}`,
    text: `${atHead(smaller)} has joined ${named(larger)}: from now on they are one empire.`,
  }),
  victory: ({ winners }) => ({
    headline: `Victory for ${both(winners)}`,
    text: `${bothAtHead(winners)} ${plural(winners.length, 'has won', 'share the victory')}.`,
  }),
};

/** A piece of news as the newspaper tells it. @rule FOG-8 */
export function articleOf(news: NewsItem): Article {
  // The table ties each kind to its news; an indexed access loses that tie.
  const template = TEMPLATES[news.kind] as (one: NewsItem) => Article;
  return template(news);
}
