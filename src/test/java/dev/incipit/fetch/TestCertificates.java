package dev.incipit.fetch;

import io.helidon.common.tls.TlsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import org.junit.jupiter.api.Assertions;

/** Certificates made for a test by the JDK's keytool, and an authority that signs them. */
public final class TestCertificates {
    private static final char[] PASSWORD = "changeit".toCharArray();

    private final Path folder;

    private TestCertificates(Path folder) {
        this.folder = folder;
    }

    /** An authority whose keys stand in that folder. */
    public static TestCertificates in(Path folder) throws IOException, InterruptedException {
        return new TestCertificates(folder).make("ca", List.of("-ext", "bc:c"));
    }

    /** One more certificate, signed by the authority, for these names: {@code san=dns:site.org}. */
    public TestCertificates signed(String alias, String names) throws IOException, InterruptedException {
        return make(alias, List.of("-signer", "ca", "-ext", names));
    }

    /** The same, which ended five days ago. */
    public TestCertificates expired(String alias, String names) throws IOException, InterruptedException {
        return make(alias, List.of("-signer", "ca", "-ext", names, "-startdate", "-10d", "-validity", "5"));
    }

    /** One that nobody signed. */
    public TestCertificates unsigned(String alias, String names) throws IOException, InterruptedException {
        return make(alias, List.of("-ext", names));
    }

    private TestCertificates make(String alias, List<String> more) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
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
                folder.resolve("keys.p12").toString(),
                "-storepass",
                "changeit"));
        command.addAll(more);
        var output = folder.resolve("keytool.log");
        var process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        Assertions.assertEquals(0, process.waitFor(), Files.readString(output));
        return this;
    }

    private KeyStore keys() throws IOException, GeneralSecurityException {
        return KeyStore.getInstance(folder.resolve("keys.p12").toFile(), PASSWORD);
    }

    /** A key store with one of them alone. */
    private KeyStore only(String alias) throws IOException, GeneralSecurityException {
        var keys = keys();
        var one = KeyStore.getInstance("PKCS12");
        one.load(null, PASSWORD);
        one.setKeyEntry(alias, keys.getKey(alias, PASSWORD), PASSWORD, keys.getCertificateChain(alias));
        return one;
    }

    /** What a server shows that has this certificate. */
    public SSLContext of(String alias) throws IOException, GeneralSecurityException {
        var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(only(alias), PASSWORD);
        var context = SSLContext.getInstance("TLS");
        context.init(factory.getKeyManagers(), null, null);
        return context;
    }

    /** Writes the certificate with its chain, and its key, as web servers read them. */
    public void pem(String alias, Path chain, Path key) throws IOException, GeneralSecurityException {
        var encoder = Base64.getMimeEncoder(64, new byte[] {'\n'});
        var text = new StringBuilder();
        for (var certificate : keys().getCertificateChain(alias)) {
            text.append("-----BEGIN CERTIFICATE-----\n")
                    .append(encoder.encodeToString(certificate.getEncoded()))
                    .append("\n-----END CERTIFICATE-----\n");
        }
        Files.writeString(chain, text);
        Files.writeString(
                key,
                "-----BEGIN PRIVATE KEY-----\n"
                        + encoder.encodeToString(keys().getKey(alias, PASSWORD).getEncoded())
                        + "\n-----END PRIVATE KEY-----\n");
    }

    /** A listening socket on loopback that shows this certificate. */
    public SSLServerSocket listening(String alias) throws IOException, GeneralSecurityException {
        return (SSLServerSocket)
                of(alias).getServerSocketFactory().createServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    }

    /** A client's side that trusts the authority and nobody else. */
    public TlsConfig trusted() throws IOException, GeneralSecurityException {
        return TlsConfig.builder()
                .trust(List.of((X509Certificate) keys().getCertificate("ca")))
                .buildPrototype();
    }

    /** The whole client with this trust, for which every name leads to this machine. */
    public Fetchers fetchers() throws IOException, GeneralSecurityException {
        return new Fetchers(
                FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")),
                InstantSource.system(),
                any -> List.of(InetAddress.ofLiteral("127.0.0.1")),
                trusted());
    }
}
