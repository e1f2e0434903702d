import type { SetupLook } from '#app/usecases/setups/read-setup';
import { SHARED_TEXTS } from '#http/words/texts';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';
import type { OwnAccount } from '#http/visits/who-comes';
import { setupBase } from './setup-paths.ts';

/** A person with an account at the address of a setup. */
export type SetupVisit = Visit & Readonly<{ account: OwnAccount; slug: string }>;

type At = Readonly<{ session: string; slug: string }>;

/** What use cases of setups need of a visit. */
export const atOf = ({ account, slug }: SetupVisit): At => ({ session: account.session, slug });

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

/** A page or a form of a setup. Strangers are asked to sign in, and for everybody else who has no seat there is no such page. */
export const atSetup =
  <R extends Reply>(work: (site: Site, visit: SetupVisit, look: SetupLook) => Promise<R>) =>
  async (site: Site, visit: Visit): Promise<R | PlainReply> => {
    const { account } = visit;
    const slug = visit.param('slug');
    if (account === null) return redirectTo(`/sign-in?to=${visit.path}`);
    const look = await site.useCases.readSetup({ session: account.session, slug });
    if (look.ok) return work(site, { ...visit, account, slug }, look.value);
    const { code } = look.error;
    if (code === 'SETUP_UNKNOWN') return nothingHere();
    return problemReply(look.error, HOME);
  };

/** The way back to the overview of a setup. */
export const toSetup = (slug: string): Readonly<{ href: string; label: string }> => {
  return { href: setupBase(slug), label: SHARED_TEXTS.toTheSetup };
};
