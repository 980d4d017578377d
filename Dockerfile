# Builds the service's image: docker build -t incipit . && docker run -p 8080:8080 -v incipit:/data incipit
# (podman and buildah: --format docker, since the OCI format has no health check).

# Base images by exact tag. If you mirror them, add the digest that your registry shows (name:tag@sha256:…).
FROM docker.io/library/maven:3.9.16-eclipse-temurin-25 AS build
WORKDIR /build
# Plugins and libraries get their own layer, rebuilt only when pom.xml changes. dependency:go-offline would miss what plugins
# download when they run, so they run on a one-line source file.
COPY pom.xml .
RUN mkdir -p src/main/java/dev/incipit \
 && echo 'package dev.incipit; interface Nothing {}' > src/main/java/dev/incipit/Nothing.java \
 && mvn -B -ntp package -Dmaven.test.skip=true -Dexec.skip -Dmaven.antrun.skip \
 && rm -r src target
COPY LICENSE .
COPY src/main src/main
# Tests are not run here: build images only from a commit that passed mvn verify.
RUN mvn -B -ntp package -Dmaven.test.skip=true && mkdir data

FROM docker.io/library/debian:bookworm-20260824-slim
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Incipit" \
      io.modelcontextprotocol.server.name="io.github.incipit-dev/incipit" \
      org.opencontainers.image.description="Generates and lints llms.txt, as a command and as an HTTP service" \
      org.opencontainers.image.url="https://github.com/incipit-dev/incipit" \
      org.opencontainers.image.source="https://github.com/incipit-dev/incipit" \
      org.opencontainers.image.documentation="https://github.com/incipit-dev/incipit/blob/main/src/site/markdown/operating.md" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
COPY --from=build /build/target/incipit /opt/incipit
# Owned by the service; a new volume mounted over it inherits that.
COPY --from=build --chown=10001:10001 /build/data /data
# For docker exec: incipit keys create …
ENV PATH=/opt/incipit/bin:/usr/local/bin:/usr/bin:/bin
# Without it Java assumes ASCII file names.
ENV LANG=C.UTF-8
USER 10001:10001
# This puts the default store, ./data/incipit, into /data; ./application.yaml is /application.yaml.
WORKDIR /
VOLUME /data
EXPOSE 8080 8081
# The launcher execs the service, which becomes process 1 and gets SIGTERM. It applies INCIPIT_MEMORY or the container's limit.
ENTRYPOINT ["/opt/incipit/bin/incipit"]
CMD ["serve"]
# The launcher asks the service without starting Java, unless a settings file names the management port.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["/opt/incipit/bin/incipit", "health"]
