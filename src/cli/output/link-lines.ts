import { textRows } from './text-rows.ts';

type Links = Readonly<{
  moderator: Readonly<{ token: string }>;
  players: readonly Readonly<{ name: string; token: string }>[];
  /** Of others, such as deputies. */
  others?: readonly Readonly<{ name: string; token: string }>[];
}>;

/** The sign-in links of a campaign that was just made. */
export const linkLines = ({ moderator, players, others = [] }: Links): readonly string[] => [
  'Sign-in links. Copy them now: they are not shown again. Put the address of your server before them:',
  ...textRows(
    ['whose', 'link'],
    [
      ['Moderator', `/enter/${moderator.token}`],
      ...[...players, ...others].map((player) => [player.name, `/enter/${player.token}`]),
    ],
  ),
];
