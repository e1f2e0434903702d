import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '#kernel/result/result';

/** Tells a chat something; the error is a sentence without the address, which is a secret. */
export type SendNotice = (url: string, text: string) => Promise<Result<null, string>>;

const PATIENCE_MS = 5000;

type Kind = 'ipv4' | 'ipv6';

/** Addresses of this machine and of private networks. No chat service has one of them. */
const PRIVATE_NETS: Readonly<Record<Kind, readonly string[]>> = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ],
  ipv6: ['::/8', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
};

function listOf(kind: Kind): BlockList {
  const list = new BlockList();
  for (const net of PRIVATE_NETS[kind]) {
    const [address = '', prefix] = net.split('/');
    list.addSubnet(address, Number(prefix), kind);
  }
  return list;
}

/** One list for each kind: in a common one `::/8` would hold every address of the older kind. */
const PRIVATE: Readonly<Record<Kind, BlockList>> = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

/** Whether an address is one of a machine that only we can reach. */
export function isPrivateAddress(address: string): boolean {
  const number = isIP(address);
  const kind: Kind = number === 4 ? 'ipv4' : 'ipv6';
  return number === 0 || PRIVATE[kind].check(address, kind);
}

type Found = Readonly<{ address: string; family: number }>;

/** Where a name leads; every address that it has must be a public one. */
async function publicAddress(host: string): Promise<Found | undefined> {
  const found = await lookup(host, { all: true });
  return found.some(({ address }) => isPrivateAddress(address)) ? undefined : found[0];
}

/** Posts to the address that was looked up, and to no other: the name is not asked a second time. */
function post(url: URL, body: string, { address, family }: Found): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        timeout: PATIENCE_MS,
        signal: AbortSignal.timeout(PATIENCE_MS),
        lookup: (_host, options, told) => {
          if (options.all === true) told(null, [{ address, family }]);
          else told(null, address, family);
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Posts a notice to a chat as `{"text": …}`: by HTTPS, to a public address, without following where else it is sent. */
export const sendNotice: SendNotice = async (url, text) => {
  try {
    const to = new URL(url);
    if (to.protocol !== 'https:') return err('The chat has no address that begins with https://.');
    const found = await publicAddress(to.hostname);
    if (found === undefined) return err('The chat’s address leads into a private network.');
    const status = await post(to, JSON.stringify({ text, content: text }), found);
    return status >= 200 && status < 300 ? ok(null) : err(`The chat answered ${String(status)}.`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return err(`Farlane could not reach the chat: ${code}.`);
  }
};
