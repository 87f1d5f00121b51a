# The pages are built in one stage, which runs on the machine that builds, since they are the same for every processor;
# the other holds what runs, for the processor asked for. Nothing is downloaded but the registry packages of npm ci and, for
# other processors than x86_64, Debian's Chromium: the one of npm runs on that alone.
# Another base has to have glibc, Node 24 with npm, and a user `node` with the number 1000.
ARG BASE=node:24-bookworm-slim
FROM --platform=$BUILDPLATFORM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc trim-install.mjs ./
COPY packages packages
COPY src/adapters/browser/font-files.json src/adapters/browser/
RUN npm ci
COPY . .
RUN npm run build

FROM ${BASE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    SMTP_HOST=0.0.0.0 \
    DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc trim-install.mjs ./
COPY packages packages
COPY src/adapters/browser/font-files.json src/adapters/browser/
# Without the package `node`: the runtime is the image's.
RUN npm ci --omit=dev && npm cache clean --force && mkdir /data && chown node:node /data
RUN if [ "$(uname -m)" != x86_64 ]; then apt-get update \
  && apt-get install --yes --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*; fi
COPY ARCHITECTURE.md LICENSE ./
COPY docs docs
COPY data data
COPY deploy deploy
COPY examples examples
COPY migrations migrations
COPY src src
COPY --from=build /app/build build
USER node
VOLUME /data
EXPOSE 3000 2525
# A process without pages has its health on STATUS_PORT.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${(process.env.PARTS || 'http').includes('http') ? process.env.PORT || 3000 : process.env.STATUS_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/main.ts"]
