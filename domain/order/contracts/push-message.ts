import * as z from 'zod/mini';

/**
 * What a push says. Its form is the one of Declarative Web Push, which Safari shows by itself; elsewhere the service
 * worker shows it.
 */
export const pushMessageSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.string(),
    /** The page that it leads to, named by the hash of its link. */
    navigate: z.string(),
    /** A newer notification takes the place of one with the same tag. */
    tag: z.string(),
  }),
});

export type PushMessage = z.infer<typeof pushMessageSchema>;

/** The message in a push; undefined for anything else. */
export function readPushMessage(text = ''): PushMessage | undefined {
  try {
    return z.parse(pushMessageSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
