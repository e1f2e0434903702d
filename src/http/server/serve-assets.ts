import type { RequestHandler } from 'express';
import { assetPath, type Site } from '#http/site';

/** The files that pages link to. Clients may cache them forever, because changed content gets a new address. */
export function serveAssets({ assets }: Site): RequestHandler {
  const byPath = new Map(assets.map((asset) => [assetPath(asset), asset]));
  return (request, response, next) => {
    const asset = byPath.get(request.path);
    if (asset === undefined) {
      next();
      return;
    }
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    response.type(asset.type).send(asset.body);
  };
}
