package dev.incipit.app.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticator;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticatorOptions;

/** Debian's Chromium with an empty profile, as a person uses it; counts what the person does. */
final class Chromium implements AutoCloseable {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String AXE = resource("/axe/axe.min.js");

    /** Opens all that is closed, so that axe sees it, and says each fault with the element it lies in. */
    private static final String JUDGE = """
            const done = arguments[0];
            document.querySelectorAll("details").forEach((element) => { element.open = true; });
            axe.run(document, { resultTypes: ["violations"] }).then((found) => done(found.violations.map(
                (fault) => fault.id + ": " + fault.help + " " + fault.nodes.map((node) => node.html).join(" "))));
            """;

    private final ChromeDriver driver;
    private final boolean scripts;
    private int interactions;

    private Chromium(ChromeDriver driver, boolean scripts) {
        this.driver = driver;
        this.scripts = scripts;
    }

    /** Opens one; the test is skipped where there is none. */
    static Chromium open(boolean scripts) {
        Assumptions.assumeTrue(
                Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
                "Chromium and its driver are not installed here, so no browser looked at the pages.");
        var options = new ChromeOptions();
        options.setBinary(CHROMIUM.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--no-proxy-server",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync");
        if (!scripts) {
            options.setExperimentalOption("prefs", Map.of("profile.managed_default_content_settings.javascript", 2));
        }
        var service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .build();
        var driver = new ChromeDriver(service, options);
        driver.manage()
                .timeouts()
                .implicitlyWait(Duration.ofSeconds(10))
                .pageLoadTimeout(Duration.ofSeconds(60))
                .scriptTimeout(Duration.ofSeconds(60));
        return new Chromium(driver, scripts);
    }

    /** Opens an address, as from a bookmark or a mail: one interaction. */
    Chromium go(String address) {
        interactions++;
        driver.get(address);
        return this;
    }

    /** Types into the field of this name. */
    Chromium type(String name, String text) {
        interactions++;
        var field = field(name);
        field.clear();
        field.sendKeys(text);
        return this;
    }

    /** Presses the button or follows the link with this text. */
    Chromium press(String text) {
        interactions++;
        driver.findElement(By.xpath(
                        "//main//*[self::button or self::a or self::summary][normalize-space()='" + text + "']"))
                .click();
        return this;
    }

    /** Follows a link of the menu. */
    Chromium menu(String text) {
        interactions++;
        driver.findElement(By.xpath("//nav//*[self::button or self::a][normalize-space()='" + text + "']"))
                .click();
        return this;
    }

    WebElement field(String name) {
        return driver.findElement(By.cssSelector("main [name='" + name + "']:not([type=hidden])"));
    }

    String text(String css) {
        return driver.findElement(By.cssSelector(css)).getText();
    }

    boolean has(String css) {
        return !driver.findElements(By.cssSelector(css)).isEmpty();
    }

    /** Where a link leads. */
    String link(String css) {
        return Objects.requireNonNull(driver.findElement(By.cssSelector(css)).getAttribute("href"));
    }

    String title() {
        return driver.getTitle();
    }

    String address() {
        return driver.getCurrentUrl();
    }

    String source() {
        return driver.getPageSource();
    }

    int interactions() {
        return interactions;
    }

    /** Shows pages as on a device: bright or dark, so many pixels wide. */
    Chromium on(String scheme, int width) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 600));
        return this;
    }

    /** What axe finds on this page, one line each. */
    List<?> faults() {
        if (!scripts) {
            throw new IllegalStateException("axe is a script");
        }
        driver.executeScript(AXE);
        return (List<?>) Objects.requireNonNull(driver.executeAsyncScript(JUDGE));
    }

    /** Puts in a device for passkeys, which a person unlocks or fails to. */
    VirtualAuthenticator device(boolean unlocked) {
        return driver.addVirtualAuthenticator(new VirtualAuthenticatorOptions()
                .setProtocol(VirtualAuthenticatorOptions.Protocol.CTAP2)
                .setTransport(VirtualAuthenticatorOptions.Transport.INTERNAL)
                .setHasResidentKey(true)
                .setHasUserVerification(true)
                .setIsUserVerified(unlocked));
    }

    /** Waits for a page or its script. */
    Chromium until(Predicate<Chromium> seen) {
        var end = Instant.now().plus(PATIENCE);
        while (!isSeen(seen)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("not seen on " + address() + "\n" + source());
            }
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
        }
        return this;
    }

    private boolean isSeen(Predicate<Chromium> seen) {
        try {
            return seen.test(this);
        } catch (StaleElementReferenceException gone) {
            return false;
        }
    }

    /** Has the browser send forms that it would find wrong itself. */
    Chromium withoutChecks() {
        driver.executeScript("document.querySelectorAll('form').forEach((form) => { form.noValidate = true; })");
        return this;
    }

    /** The whole page as PNG, as wide as the device. */
    byte[] picture() {
        var height = driver.executeScript("return Math.min(2600, document.documentElement.scrollHeight)");
        var width = driver.executeScript("return window.innerWidth");
        var clip = Map.of("x", 0, "y", 0, "width", width, "height", height, "scale", 1);
        var shot = driver.executeCdpCommand(
                "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true, "clip", clip));
        return Base64.getDecoder().decode((String) shot.get("data"));
    }

    /** How many pixels the page is wider than the window. */
    long overhang() {
        return (Long) Objects.requireNonNull(driver.executeScript(
                "return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"));
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Chromium.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
