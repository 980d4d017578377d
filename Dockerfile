# The service as an image: docker build -t incipit . && docker run -p 8080:8080 -v incipit:/data incipit
# (podman and buildah: --format docker, since the health check is not of the OCI format).

# Bases by exact tag. Add the digest your registry shows for it (name:tag@sha256:…) when you mirror them.
FROM docker.io/library/maven:3.9.16-eclipse-temurin-25 AS build
WORKDIR /build
# Plugins and libraries in a layer of their own, which only a changed pom.xml makes anew. dependency:go-offline would leave out
# what plugins fetch when they run; so they run, over a source of one line.
COPY pom.xml .
RUN mkdir -p src/main/java/dev/incipit \
 && echo 'package dev.incipit; interface Nothing {}' > src/main/java/dev/incipit/Nothing.java \
 && mvn -B -ntp package -Dmaven.test.skip=true -Dexec.skip -Dmaven.antrun.skip \
 && rm -r src target
COPY src/main src/main
# The tests ran before (mvn verify): an image is built from a commit that passed.
RUN mvn -B -ntp package -Dmaven.test.skip=true && mkdir data

FROM docker.io/library/debian:bookworm-20260824-slim
COPY --from=build /build/target/incipit /opt/incipit
# Owned by the service, and so is a new volume put over it.
COPY --from=build --chown=10001:10001 /build/data /data
# For docker exec: incipit keys create …
ENV PATH=/opt/incipit/bin:/usr/local/bin:/usr/bin:/bin
# Java takes names of files for ASCII otherwise.
ENV LANG=C.UTF-8
USER 10001:10001
# The default store, ./data/incipit, thereby lies in /data, and ./application.yaml is /application.yaml.
WORKDIR /
VOLUME /data
EXPOSE 8080 8081
# The launcher becomes the service (exec), so that SIGTERM reaches it, as process 1. It reads INCIPIT_MEMORY, and the container's limit.
ENTRYPOINT ["/opt/incipit/bin/incipit"]
CMD ["serve"]
# The program asks itself.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["/opt/incipit/bin/incipit", "health"]
