# A server of Situation Room in a container: small, as nobody in particular, on a file system that is only read.
#   docker build -t situation-room .
#   docker run --read-only --tmpfs /tmp -v situation-room:/data -p 8080:8080 situation-room
# deploy/ has compose files. The commands below are run by tests/house/container.test.ts, as they stand here.
# glibc, not musl: the SQLite that is used crashes on Alpine.

# Everything is built from the sources, by what the lock file names and nothing else: no install script runs.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/ready.mjs --build-only
# Types are for whoever writes against it.
RUN find dist/src -name '*.d.ts' -delete
RUN mkdir data

# What it is run with.
FROM node:20-bookworm-slim AS modules
WORKDIR /modules
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
WORKDIR /app
COPY package.json LICENSE NOTICE ./
COPY --from=modules /modules/node_modules ./node_modules
COPY --from=build /build/bin ./bin
COPY --from=build /build/scenarios ./scenarios
COPY --from=build /build/dist/src ./dist/src
COPY --from=build /build/dist/web ./dist/web
COPY --from=build --chown=node:node /build/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data SITUATION_ROOM_HOME=/data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Room for what lives for a moment only: with less of it a tenth more of the processor goes into collecting garbage.
ENTRYPOINT ["node", "--max-semi-space-size=64", "bin/situation-room.js"]
CMD ["serve"]
