/** The tab (tab.ts) that has opened a connection. */
interface Owner {
  owns(transaction: IDBTransaction): void;
  /** Whether it is alive to hear of what happened. */
  deliver(): boolean;
}

/** Which tab has opened which connection. */
export const owners = new WeakMap<IDBDatabase, Owner>();

/** By which the database itself goes on with its next transaction. */
const OWN_TURNS = 'bound processTransactions';

let full = false;

/** From now on the phone has no room for another row, or has again. */
export function fillStorage(isFull: boolean): void {
  full = isFull;
}

/**
 * Lets a tab hear of its database only while it lives, and fills the disk at will. For the rest of
 * the process: the test file that calls it is the only one there.
 */
export function ownDatabase(): void {
  const { transaction: begin } = IDBDatabase.prototype;
  const { put } = IDBObjectStore.prototype;
  const targets: EventTarget = Object.getPrototypeOf(IDBTransaction.prototype);
  const { addEventListener, removeEventListener } = targets;
  const gates = new WeakMap<object, EventListener>();
  let isBeginning = false;

  IDBDatabase.prototype.transaction = function (...options) {
    // What the database itself listens to while it makes one is not the tab's.
    isBeginning = true;
    const transaction = begin.apply(this, options);
    isBeginning = false;
    owners.get(this)?.owns(transaction);
    return transaction;
  };
  targets.addEventListener = function (type, listener, options) {
    const tab = isBeginning ? undefined : ownerOf(this);
    if (!tab || typeof listener !== 'function' || listener.name === OWN_TURNS) {
      return addEventListener.call(this, type, listener, options);
    }
    const gate = gates.get(listener) ?? ((event: Event) => tab.deliver() && listener(event));
    gates.set(listener, gate);
    addEventListener.call(this, type, gate, options);
  };
  targets.removeEventListener = function (type, listener, options) {
    const gate = listener ? gates.get(listener) : undefined;
    removeEventListener.call(this, type, gate ?? listener, options);
  };
  IDBObjectStore.prototype.put = function (...row) {
    const request = put.apply(this, row);
    // As browsers do: the transaction ends, and only it knows why.
    if (full) endTransaction(this.transaction, 'QuotaExceededError');
    return request;
  };
}

function ownerOf(target: EventTarget): Owner | undefined {
  const transaction = target instanceof IDBRequest ? target.transaction : target;
  return transaction instanceof IDBTransaction ? owners.get(transaction.db) : undefined;
}

/** The test database has no full disk of its own, but the means to end a transaction by any name. */
function endTransaction(transaction: IDBTransaction, name: string) {
  Reflect.apply(Reflect.get(transaction, '_abort'), transaction, [name]);
}
