import { chatHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { ChatIcon } from '#app/ui/icons/chat-icon';
import { chat } from '#styled/recipes';
import { useInBuilder } from './use-in-builder';
import { useOverControl } from './use-over-control';
import { useStepAside } from './use-step-aside';

// Each call written out, so that the build can evaluate it.
const STYLES = {
  builder: chat({ place: 'builder' }),
  estimator: chat({ place: 'estimator' }),
  page: chat({ place: 'page' }),
};

/** Opens the external chat in a new tab with a prepared message. Never covers anything pressable. */
export function ChatButton() {
  const { company } = useFacts();
  const inBuilder = useInBuilder();
  const [button, over] = useOverControl<HTMLAnchorElement>();
  const away = useStepAside(inBuilder !== null);
  const styles = STYLES[inBuilder ?? 'page'];
  return (
    <aside aria-label="Chat">
      <a
        ref={button}
        className={styles.root}
        href={chatHref(company)}
        target="_blank"
        rel="noopener"
        aria-label="Need help? Chat with us! Opens in a new tab"
        data-over={over || undefined}
        data-away={away || undefined}
      >
        <ChatIcon />
        <span className={styles.tip} aria-hidden="true">
          Need help? Chat with us!
        </span>
      </a>
    </aside>
  );
}
