// What the server in the page keeps on this device: documents in IndexedDB, each with a kind and an id.

const DATABASE = "saqqara";
const STORE = "documents";

type Row = [kind: string, id: string, text: string];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Open what is kept. Fails where this browser keeps nothing, in a private window of some. `gone`: somebody has deleted the data of this site. */
export async function openStorage(gone: () => void): Promise<DocumentStorage> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await done(request);
  database.onclose = gone;
  return new DocumentStorage(database);
}

export class DocumentStorage {
  constructor(readonly database: IDBDatabase) {}

  /** Return all that is kept. */
  async load(): Promise<Row[]> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return keys.map((key, place) => [...(key as [string, string]), texts[place] as string]);
  }

  /** Keep a document; returns once it is on the disk. */
  put(kind: string, id: string, text: string): Promise<void> {
    return this.#write((store) => store.put(text, [kind, id]));
  }

  /** Keep several, or none of them. */
  put_all(rows: Row[] | { toJs(): Row[] }): Promise<void> {
    return this.#write((store) => {
      for (const [kind, id, text] of "toJs" in rows ? rows.toJs() : rows) store.put(text, [kind, id]);
    });
  }

  remove(kind: string, id: string): Promise<void> {
    return this.#write((store) => store.delete([kind, id]));
  }

  #write(change: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change(transaction.objectStore(STORE));
    });
  }
}
