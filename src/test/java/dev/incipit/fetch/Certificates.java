package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.common.tls.TlsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;

/** Certificates made by the JDK's keytool: an authority, a good one and bad ones, and who trusts the authority. */
final class Certificates {
    static final char[] PASSWORD = "changeit".toCharArray();

    private final Path file;
    private final KeyStore keys;

    private Certificates(Path file, KeyStore keys) {
        this.file = file;
        this.keys = keys;
    }

    /** {@code good.example} (and 127.0.0.1), signed by an authority of their own. */
    static Certificates made(Path folder) throws IOException, InterruptedException, GeneralSecurityException {
        var file = folder.resolve("keys.p12");
        keytool(file, "ca", List.of("-ext", "bc:c"));
        keytool(file, "good", List.of("-signer", "ca", "-ext", "san=dns:good.example,ip:127.0.0.1"));
        return new Certificates(file, KeyStore.getInstance(file.toFile(), PASSWORD));
    }

    /** The same with {@code expired.example} and {@code self.example}. */
    Certificates withBadOnes() throws IOException, InterruptedException, GeneralSecurityException {
        keytool(
                file,
                "expired",
                List.of("-signer", "ca", "-ext", "san=dns:expired.example", "-startdate", "-10d", "-validity", "5"));
        keytool(file, "self", List.of("-ext", "san=dns:self.example"));
        return new Certificates(file, KeyStore.getInstance(file.toFile(), PASSWORD));
    }

    private static void keytool(Path file, String alias, List<String> more) throws IOException, InterruptedException {
        var tool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        var command = new ArrayList<>(List.of(
                tool,
                "-genkeypair",
                "-alias",
                alias,
                "-dname",
                "CN=" + alias,
                "-keyalg",
                "EC",
                "-storetype",
                "PKCS12",
                "-keystore",
                file.toString(),
                "-storepass",
                "changeit"));
        command.addAll(more);
        var output = file.resolveSibling("keytool.log");
        var process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertEquals(0, process.waitFor(), Files.readString(output));
    }

    /** A client that trusts the authority and no other. */
    TlsConfig trusting() throws GeneralSecurityException {
        return TlsConfig.builder()
                .trust(List.of((X509Certificate) keys.getCertificate("ca")))
                .buildPrototype();
    }

    /** A key store with one of them alone. */
    KeyStore only(String alias) throws IOException, GeneralSecurityException {
        var one = KeyStore.getInstance("PKCS12");
        one.load(null, PASSWORD);
        one.setKeyEntry(alias, keys.getKey(alias, PASSWORD), PASSWORD, keys.getCertificateChain(alias));
        return one;
    }

    /** A listening socket on loopback that shows this certificate. */
    SSLServerSocket listening(String alias) throws IOException, GeneralSecurityException {
        var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(only(alias), PASSWORD);
        var context = SSLContext.getInstance("TLS");
        context.init(factory.getKeyManagers(), null, null);
        return (SSLServerSocket)
                context.getServerSocketFactory().createServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    }
}
