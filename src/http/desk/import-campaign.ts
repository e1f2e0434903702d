import { brandAs } from '#kernel/brand/brand';
import type { Outcome } from '#app/use-case-error';
import type { UploadId } from '#app/ports/uploads';
import type { ImportedCampaign } from '#app/usecases/campaigns/import-campaign';
import { invitationLetter } from '#http/people/invitation-letter';
import { template } from '#http/pages/template';
import { statusOf } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { isModeratorSeat } from '#http/visits/seat';
import { ownNames } from '#http/visits/own-names';
import type { Visit } from '#http/visits/visit';
import { forOwners } from './new-campaign.ts';
import {
  CAMPAIGN_MADE_PAGE,
  type CampaignMadeContent,
  campaignMadePage,
} from './new-campaign-page.ts';
import { TEXTS } from './texts.ts';

/** The form that a campaign file is sent by. */
type ImportContent = Readonly<{
  formToken: string;
  name: string;
  /** Why nothing was imported; empty: nothing was sent yet. */
  refused: string;
  /** Everything that is wrong with the file, each with its place. */
  faults: readonly string[];
}>;

const IMPORT_PAGE = template<ImportContent>('import-campaign');

const NOTHING = { refused: '', faults: [], status: 200 } as const;
type Trouble = Readonly<{ refused: string; faults: readonly string[]; status: number }>;

function show({ seats, body }: Visit, { refused, faults, status }: Trouble): Reply {
  const formToken = seats.find(isModeratorSeat)?.formToken ?? '';
  const content = { formToken, name: body.text('name'), refused, faults };
  return pageReply(IMPORT_PAGE, content, { title: TEXTS.importCampaign, status });
}

/** The links of the imported campaign, which are shown this once. */
function madeContent(
  { isSeated, moderator, others, ...made }: ImportedCampaign,
  origin: string,
): CampaignMadeContent {
  const content = campaignMadePage(isSeated ? made : { ...made, moderator }, origin);
  const invitations = others.map(({ name, token }, index) => {
    const link = `${origin}/enter/${token}`;
    const letter = invitationLetter({ campaign: made.name, seat: name, link });
    return { id: `other-${String(index)}`, seat: name, link, letter };
  });
  return { ...content, players: [...content.players, ...invitations] };
}

/** Checks and imports the file; null: the thread that checked it has ended. */
async function imported(site: Site, visit: Visit): Promise<Outcome<ImportedCampaign> | null> {
  const { body, account } = visit;
  const name = body.text('name').trim();
  const own = ownNames(visit);
  const upload = brandAs<UploadId>(body.text('file'));
  try {
    return await site.useCases.importUpload({
      ...{ upload, own },
      ...(name === '' ? {} : { name }),
      ...(account === null ? {} : { session: account.session }),
    });
  } catch (error) {
    site.report(error, 'POST /campaigns/import', 'POST /campaigns/import');
    return null;
  }
}

async function take(site: Site, visit: Visit): Promise<Reply> {
  const made = await imported(site, visit);
  if (made === null) return show(visit, { refused: TEXTS.importStopped, faults: [], status: 500 });
  if (!made.ok) {
    const { text, issues } = made.error;
    const faults = issues.map((one) => (one.path === '' ? one.text : `${one.path}: ${one.text}`));
    return show(visit, { refused: text, faults, status: statusOf(made.error) });
  }
  const title = TEXTS.campaignIsMade(made.value.name);
  return pageReply(CAMPAIGN_MADE_PAGE, madeContent(made.value, visit.origin), { title });
}

const of = { who: 'anyone', path: '/campaigns/import' } as const;

export const IMPORT_CAMPAIGN_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    page: IMPORT_PAGE,
    handle: forOwners((_site, visit) => Promise.resolve(show(visit, NOTHING))),
  },
  {
    ...of,
    ...{ method: 'post', takesMuch: 'moderators', takesUpload: true },
    handle: forOwners(take),
  },
];
