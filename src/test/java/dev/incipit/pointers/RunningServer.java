package dev.incipit.pointers;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A real web server at a free port of loopback that serves a folder, with a configuration of ours included. */
public final class RunningServer implements AutoCloseable {
    private static final int STARTS_MAX = 500;

    /** The programs of the three servers that a machine can have, as Debian names them, and Node.js in place of the hosts. */
    public enum Program {
        NGINX(PublicServer.NGINX, "/usr/sbin/nginx"),
        CADDY(PublicServer.CADDY, "/usr/bin/caddy"),
        APACHE(PublicServer.APACHE, "/usr/sbin/apache2"),
        NETLIFY(PublicServer.NETLIFY, "/usr/bin/node"),
        CLOUDFLARE(PublicServer.CLOUDFLARE, "/usr/bin/node"),
        VERCEL(PublicServer.VERCEL, "/usr/bin/node");

        private final PublicServer server;
        private final Path file;

        Program(PublicServer server, String file) {
            this.server = server;
            this.file = Path.of(file);
        }

        public PublicServer server() {
            return server;
        }
    }

    /** A certificate and its key, as PEM files. */
    public record Certificate(Path chain, Path key) {}

    private final Process process;
    private final int port;
    private final Optional<Certificate> certificate;

    private RunningServer(Process process, int port, Optional<Certificate> certificate) {
        this.process = process;
        this.port = port;
        this.certificate = certificate;
    }

    /** A port that was free just now. */
    public static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    /**
     * Starts a server that answers unknown paths with the home page, as sites do whose pages are made by scripts; skips the
     * test if the machine has no such program.
     */
    public static RunningServer start(Program program, Path site, String pointers, Path work)
            throws IOException, InterruptedException {
        return start(program, site, pointers, work, freePort(), Optional.empty());
    }

    /** Starts a server at a port, with a certificate or without. */
    public static RunningServer start(
            Program program, Path site, String pointers, Path work, int port, Optional<Certificate> certificate)
            throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(program.file), program.file + " is not installed, so this test runs nothing");
        // Apache's children are another user than root, who starts them.
        for (var folder : List.of(work, site)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        var included = Files.writeString(work.resolve("pointers.conf"), pointers);
        var command = new ArrayList<>(List.of(program.file.toString()));
        command.addAll(
                switch (program) {
                    case NGINX -> nginx(site, included, work, port, certificate);
                    case CADDY -> caddy(site, included, work, port, certificate);
                    case APACHE -> apache(site, included, work, port, certificate);
                    case NETLIFY, CLOUDFLARE, VERCEL -> node(program.server.word(), site, pointers, work);
                });
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(work.resolve("output.log").toFile());
        builder.environment().put("PORT", String.valueOf(port));
        builder.environment().put("XDG_DATA_HOME", work.toString());
        builder.environment().put("XDG_CONFIG_HOME", work.toString());
        var running = new RunningServer(builder.start(), port, certificate);
        running.await(work);
        return running;
    }

    private void await(Path work) throws IOException, InterruptedException {
        for (int attempt = 0; attempt < STARTS_MAX; attempt++) {
            try (var socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
                return;
            } catch (IOException notYet) {
                if (process.waitFor(20, TimeUnit.MILLISECONDS)) {
                    break;
                }
            }
        }
        close();
        fail("The server does not listen:\n" + Files.readString(work.resolve("output.log")));
    }

    private static List<String> nginx(Path site, Path pointers, Path work, int port, Optional<Certificate> certificate)
            throws IOException {
        var tls = certificate
                .map(pem -> "ssl_certificate " + pem.chain() + "; ssl_certificate_key " + pem.key() + ";")
                .orElse("");
        var conf = """
                daemon off; master_process off; pid %1$s/nginx.pid; error_log stderr;
                events { }
                http {
                  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
                  client_body_temp_path %1$s/b; proxy_temp_path %1$s/p; fastcgi_temp_path %1$s/f;
                  uwsgi_temp_path %1$s/u; scgi_temp_path %1$s/s;
                  server {
                    listen 127.0.0.1:%2$d%3$s; %4$s
                    root %5$s; index index.html;
                    include %6$s;
                    location / { try_files $uri $uri.html $uri/ /index.html; }
                  }
                }
                """.formatted(work, port, certificate.isPresent() ? " ssl" : "", tls, site, pointers);
        return List.of("-c", Files.writeString(work.resolve("nginx.conf"), conf).toString(), "-e", "stderr");
    }

    private static List<String> caddy(Path site, Path pointers, Path work, int port, Optional<Certificate> certificate)
            throws IOException {
        var conf = """
                {
                	admin off
                	auto_https off
                	storage file_system %1$s
                }
                %2$s://:%3$d {
                	bind 127.0.0.1
                	%4$s
                	root * %5$s
                	import %6$s
                	try_files {path} {path}.html {path}/index.html /index.html
                	file_server
                }
                """.formatted(
                work,
                certificate.isPresent() ? "https" : "http",
                port,
                certificate.map(pem -> "tls " + pem.chain() + " " + pem.key()).orElse(""),
                site,
                pointers);
        return List.of(
                "run",
                "--adapter",
                "caddyfile",
                "--config",
                Files.writeString(work.resolve("Caddyfile"), conf).toString());
    }

    private static List<String> apache(Path site, Path pointers, Path work, int port, Optional<Certificate> certificate)
            throws IOException {
        var tls = certificate
                .map(pem ->
                        "LoadModule socache_shmcb_module @/mod_socache_shmcb.so\nLoadModule ssl_module @/mod_ssl.so\n"
                                + "SSLEngine on\nSSLCertificateFile " + pem.chain() + "\nSSLCertificateKeyFile "
                                + pem.key() + "\n")
                .orElse("");
        var conf = """
                ServerRoot %1$s
                ServerName localhost
                PidFile %1$s/apache.pid
                DefaultRuntimeDir %1$s
                ErrorLog %1$s/error.log
                Listen 127.0.0.1:%2$d
                LoadModule mpm_event_module @/mod_mpm_event.so
                LoadModule authz_core_module @/mod_authz_core.so
                LoadModule mime_module @/mod_mime.so
                LoadModule dir_module @/mod_dir.so
                LoadModule rewrite_module @/mod_rewrite.so
                LoadModule headers_module @/mod_headers.so
                TypesConfig /etc/mime.types
                User www-data
                Group www-data
                %3$s
                DocumentRoot %4$s
                <Directory %4$s>
                  Require all granted
                  AllowOverride FileInfo
                  Options FollowSymLinks
                </Directory>
                Include %5$s
                RewriteCond %%{DOCUMENT_ROOT}%%{REQUEST_URI}.html -f
                RewriteRule ^ %%{REQUEST_URI}.html [PT,L]
                FallbackResource /index.html
                """.formatted(work, port, tls, site, pointers).replace("@/", "/usr/lib/apache2/modules/");
        return List.of(
                "-f", Files.writeString(work.resolve("apache.conf"), conf).toString(), "-DFOREGROUND");
    }

    /** A host's way of running a function, played by Node.js; the two calls of Vercel's package are headers on the wire. */
    private static List<String> node(String host, Path site, String pointers, Path work) throws IOException {
        var function = Files.writeString(work.resolve("function.mjs"), pointers);
        var library = Files.createDirectories(work.resolve("node_modules/@vercel/functions"));
        Files.writeString(library.resolve("package.json"), "{\"type\": \"module\", \"exports\": \"./index.js\"}");
        Files.writeString(library.resolve("index.js"), """
                const made = (name, value, init) => {
                  const headers = new Headers(init?.headers);
                  headers.set(name, value);
                  return new Response(null, { headers });
                };
                export const next = (init) => made("x-middleware-next", "1", init);
                export const rewrite = (url, init) => made("x-middleware-rewrite", String(url), init);
                """);
        var played = Path.of("src/test/resources/pointers/host.mjs").toAbsolutePath();
        return List.of(played.toString(), host, function.toString(), site.toString());
    }

    /** The address of a path. */
    public URI address(String path) {
        return URI.create((certificate.isPresent() ? "https" : "http") + "://127.0.0.1:" + port + path);
    }

    public int port() {
        return port;
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
