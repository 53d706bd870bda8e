import type { Block } from './block';
import type { Sender } from '#domain/order/document/sender';
import { drawFoot } from './foot';
import { CONTINUATION, drawContinuation } from './head';
import { PAGE } from './page';
import type { Structure } from './pdf';
import { artifact, group, type Paper } from './tagged';

/** A part of a document that stands on one page. */
export interface Piece extends Block {
  /** Points above it, unless it is the first of its page. */
  gap?: number;
  /** It is never the last of its page. */
  keepsNext?: boolean;
  /** Points it wants below its top: with fewer left it begins a page. */
  wants?: number;
}

/** Pieces one below another, on as many pages as they need. */
export interface Section {
  pieces: readonly Piece[];
  /** The element that holds them: "Table", "L". */
  type?: string;
  /** Repeated, as decoration, where the section goes on on another page. */
  again?: { height: number; draw: (y: number) => void };
}

interface Placed {
  piece: Piece;
  page: number;
  y: number;
}

/**
 * Draws sections one below another. Every page after the first says which document it continues, and every
 * page how many there are.
 */
export function drawFlow(
  paper: Paper,
  root: Structure,
  sections: readonly Section[],
  { sender, title, name }: { sender: Sender; title: string; name: string },
): void {
  const places = layOut(sections);
  const pages = places.flat().at(-1)?.page ?? 1;
  let page = 1;
  paper.pdf.addPage();
  for (const [index, { type, again }] of sections.entries()) {
    const draw = (parent: Structure) => {
      for (const [at, { piece, page: next, y }] of (places[index] ?? []).entries()) {
        if (next > page) {
          drawFoot(paper, sender, page, pages);
          paper.pdf.addPage();
          drawContinuation(paper, title, name);
          page = next;
          if (again && at > 0) artifact(paper, () => again.draw(TOP));
        }
        piece.draw(parent, y);
      }
    };
    if (type === undefined) draw(root);
    else group(paper, root, type, draw);
  }
  drawFoot(paper, sender, page, pages);
}

/** Where pieces begin on every page but the first. */
const TOP = PAGE.top + CONTINUATION;

/** The places of every section's pieces. */
function layOut(sections: readonly Section[]): Placed[][] {
  let [page, y, isEmpty] = [1, PAGE.top, true];
  const flat = sections.flatMap(({ pieces }) => pieces);
  let seen = 0;
  return sections.map(({ pieces, again }) =>
    pieces.map((piece, at) => {
      const gap = isEmpty ? 0 : (piece.gap ?? 0);
      const needed = gap + Math.max(piece.wants ?? 0, heightFrom(flat, seen));
      if (!isEmpty && y + needed > PAGE.bottom) {
        page += 1;
        y = TOP + (again && at > 0 ? again.height : 0);
      } else {
        y += gap;
      }
      const place = { piece, page, y };
      y += piece.height;
      isEmpty = false;
      seen += 1;
      return place;
    }),
  );
}

/** Points of a piece with all that has to stay with it. */
function heightFrom(pieces: readonly Piece[], index: number): number {
  const piece = pieces[index];
  if (piece === undefined) return 0;
  if (piece.keepsNext !== true) return piece.height;
  return piece.height + (pieces[index + 1]?.gap ?? 0) + heightFrom(pieces, index + 1);
}
