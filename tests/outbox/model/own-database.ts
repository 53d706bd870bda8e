/** The tab (tab.ts) that opened a connection. */
interface Owner {
  owns(transaction: IDBTransaction): void;
  /** Whether it is still alive to receive an event. */
  deliver(): boolean;
}

/** Which tab opened which connection. */
export const owners = new WeakMap<IDBDatabase, Owner>();

/** The callback with which the database itself moves on to its next transaction. */
const OWN_TURNS = 'bound processTransactions';

let full = false;

/** Sets whether the phone has room for another row. */
export function fillStorage(isFull: boolean): void {
  full = isFull;
}

/**
 * Delivers database events to a tab only while it lives, and simulates a full disk. Applies to the rest
 * of the process, in which the calling test file runs alone.
 */
export function ownDatabase(): void {
  const { transaction: begin } = IDBDatabase.prototype;
  const { put } = IDBObjectStore.prototype;
  const targets: EventTarget = Object.getPrototypeOf(IDBTransaction.prototype);
  const { addEventListener, removeEventListener } = targets;
  const gates = new WeakMap<object, EventListener>();
  let isBeginning = false;

  IDBDatabase.prototype.transaction = function (...options) {
    // Listeners the database adds for itself during creation are not the tab's.
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
    // As in browsers: the transaction ends, and only it knows why.
    if (full) endTransaction(this.transaction, 'QuotaExceededError');
    return request;
  };
}

function ownerOf(target: EventTarget): Owner | undefined {
  const transaction = target instanceof IDBRequest ? target.transaction : target;
  return transaction instanceof IDBTransaction ? owners.get(transaction.db) : undefined;
}

/** The test database cannot simulate a full disk, but it can end a transaction with any error name. */
function endTransaction(transaction: IDBTransaction, name: string) {
  Reflect.apply(Reflect.get(transaction, '_abort'), transaction, [name]);
}
