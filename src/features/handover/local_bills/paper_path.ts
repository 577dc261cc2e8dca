export const paperPath = (id: string): `/${string}` => `/local-bills/paper/file?id=${encodeURIComponent(id)}`;
