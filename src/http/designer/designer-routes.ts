import type { Route } from '#http/routes/route';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';
import { WHAT_IF_RESULT_PAGE } from '#http/what-if/what-if-contents';
import { ABILITIES_PAGE, showAbilities } from './abilities-page.ts';
import {
  actOnBattle,
  showBattle,
  showBattlePart,
  showBattleResult,
  stopBattles,
} from './battle-acts.ts';
import { BATTLE_PAGE } from './battle-page.ts';
import { actOnClass, judgeClass, showSavedClass } from './class-acts.ts';
import { begin, publishedFile, showDesigner, showPublished, showSaved } from './designer-acts.ts';
import { CLASS_PAGE } from './class-page.ts';
import { DESIGNER_PAGE } from './designer-page.ts';
import { forDesigners } from './designers.ts';
import { actOnList, deleteSaved } from './list-acts.ts';
import { LIST_PAGE } from './list-page.ts';
import { PUBLISHED_CLASS_PAGE, showPublishedClass } from './published-class.ts';
import { PUBLISHED_PAGE } from './published-page.ts';

const of = { who: 'anyone' } as const;

type Handle = (site: Site, visit: Visit) => Promise<Reply>;

const post = (path: string, handle: Handle): Route => ({
  ...of,
  ...{ method: 'post', path: `/designer/${path}`, takesMuch: 'seated' },
  handle: forDesigners(handle),
});

export const DESIGNER_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/designer',
    page: DESIGNER_PAGE,
    handle: forDesigners(showDesigner),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/abilities',
    page: ABILITIES_PAGE,
    handle: forDesigners(showAbilities),
  },
  {
    ...of,
    ...{ method: 'post', path: '/designer/begin', takesMuch: 'seated', takesFile: true },
    handle: forDesigners(begin),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/lists/:list',
    page: LIST_PAGE,
    handle: forDesigners(showSaved),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/lists/:list/classes/:class',
    page: CLASS_PAGE,
    handle: forDesigners(showSavedClass),
  },
  post('list', actOnList),
  post('class', actOnClass),
  post('class/judge', judgeClass),
  { ...of, method: 'post', path: '/designer/delete', handle: forDesigners(deleteSaved) },
  {
    ...of,
    method: 'get',
    path: '/designer/published/:list',
    page: PUBLISHED_PAGE,
    handle: forDesigners(showPublished),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/published/:list/classes/:class',
    page: PUBLISHED_CLASS_PAGE,
    handle: forDesigners(showPublishedClass),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/published/:list/:form',
    handle: forDesigners(publishedFile),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/battle',
    page: BATTLE_PAGE,
    handle: forDesigners(showBattle),
  },
  post('battle', actOnBattle),
  {
    ...of,
    method: 'get',
    path: '/designer/battle/result',
    page: WHAT_IF_RESULT_PAGE,
    handle: forDesigners(showBattleResult),
  },
  {
    ...of,
    method: 'get',
    path: '/designer/battle/result/part',
    handle: forDesigners(showBattlePart),
  },
  { ...of, method: 'post', path: '/designer/battle/stop', handle: forDesigners(stopBattles) },
];
