import { pathToFileURL } from 'node:url';
import { demandSchema, type Answer, type Demand } from './host-messages';

type Serving = typeof import('#server/serve');

const sites = new Map<number, Awaited<ReturnType<Serving['serve']>>>();

async function obey(demand: Demand): Promise<void> {
  if (demand.kind === 'open') {
    const { serve }: Serving = await import(pathToFileURL(demand.script).href);
    sites.set(demand.id, await serve(demand.env, console.log));
  } else {
    await sites.get(demand.site)?.stop(demand.patience);
    sites.delete(demand.site);
  }
}

process.on('message', (message) => {
  const demand = demandSchema.parse(message);
  const tell = (answer: Omit<Answer, 'id'>) => process.send?.({ id: demand.id, ...answer });
  obey(demand).then(
    () => tell({}),
    (error: unknown) => tell({ error: String(error) }),
  );
});
// Whoever asks is gone.
process.on('disconnect', () => process.exit());
