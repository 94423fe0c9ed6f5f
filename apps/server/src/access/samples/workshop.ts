import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'
import type { VisitorKind } from '../matrix-world.ts'

/** The piece was given to nobody: no cutter or stitcher has it. */
const only: VisitorKind[] = ['owner', 'manager', 'counter']

export const workshopSamples = {
  'GET /api/workshop/board': () => ({}),
  'GET /api/workshop/pieces': () => ({}),
  'GET /api/workshop/find': () => ({ query: { code: 'ORD-001' } }),
  'GET /api/workshop/pieces/:id': ({ pieceId }) => ({ params: { id: pieceId }, only }),
  'GET /api/workshop/stages': () => ({}),
  // Each piece is answered by itself: what is not theirs is refused in the answer.
  'POST /api/workshop/bulk': ({ pieceId }) => ({
    body: { act: 'next', pieces: [{ id: pieceId, from: 19 }] },
  }),
  // Its stage waits for nobody's approval.
  'POST /api/workshop/pieces/:id/ask-approval': ({ pieceId }) => ({
    params: { id: pieceId },
    body: { from: 1 },
    only,
    also: [409],
  }),
  // Its garment has no check list.
  'PUT /api/workshop/pieces/:id/checks/:key': ({ pieceId }) => ({
    params: { id: pieceId, key: 'buttons' },
    body: { isTicked: true },
    only,
    also: [404],
  }),
  'PUT /api/workshop/pieces/:id/rack': ({ pieceId }) => ({
    params: { id: pieceId },
    body: { place: 'B4' },
    only,
  }),
  'GET /api/workshop/workers': () => ({}),
  'POST /api/workshop/pieces/:id/move': ({ pieceId }) => ({
    params: { id: pieceId },
    body: { stage: 2, from: 1 },
    only,
  }),
  // One's own step alone; the owner made this one.
  'POST /api/workshop/steps/:id/undo': ({ stepId }) => ({ params: { id: stepId }, only: ['owner'] }),
  'POST /api/workshop/pieces/:id/photos': ({ pieceId }) => ({
    params: { id: pieceId },
    only,
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  }),
  // The row is there, its picture was never put into the file store.
  'GET /api/workshop/photos/:id/:size': ({ orderPhotoId }) => ({
    params: { id: orderPhotoId, size: 'thumb' },
    only,
    also: [404],
  }),
} satisfies Samples
