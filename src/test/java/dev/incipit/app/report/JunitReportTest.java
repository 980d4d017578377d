package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

final class JunitReportTest {
    private final PrintedTerminal printed = new PrintedTerminal();
    private final JunitReport output = new JunitReport(printed.terminal());

    private void judged(String name, Check... checks) {
        output.add(new LintResult.Judged(new LintSubject(name), ofText(Status.FAIL, 60, 70, checks)));
    }

    private Document report() throws Exception {
        output.end();
        requireValid(printed.out());
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(printed.out())));
    }

    private static void requireValid(String xml) throws Exception {
        SchemaFactory.newDefaultInstance()
                .newSchema(JunitReportTest.class.getResource("/junit-report.xsd"))
                .newValidator()
                .validate(new StreamSource(new StringReader(xml)));
    }

    private static Element testCase(Document report, String name) {
        var cases = report.getElementsByTagName("testcase");
        for (int at = 0; at < cases.getLength(); at++) {
            if (((Element) cases.item(at)).getAttribute("name").equals(name)) {
                return (Element) cases.item(at);
            }
        }
        throw new AssertionError(name);
    }

    @Test
    void eachSubjectIsASuiteAndEachCheckACase() throws Exception {
        judged(
                "a.txt",
                check(Status.FAIL, "links-alive", "One is \"dead\" <&>\u0001.", 7),
                check(Status.PASS, "utf8", "Clean."),
                check(Status.WARNING, "title-text", "It is long."));
        judged("b.txt", check(Status.PASS, "utf8", "Clean."));
        var report = report();
        var suites = report.getElementsByTagName("testsuite");
        assertEquals(2, suites.getLength());
        var first = (Element) suites.item(0);
        assertEquals("3", first.getAttribute("tests"));
        assertEquals("1", first.getAttribute("failures"));
        var failure = (Element)
                testCase(report, "links-alive").getElementsByTagName("failure").item(0);
        assertEquals("One is \"dead\" <&> .", failure.getAttribute("message"));
        assertEquals(
                "warning: It is long.",
                testCase(report, "title-text")
                        .getElementsByTagName("system-out")
                        .item(0)
                        .getTextContent());
        assertEquals(0, testCase(report, "utf8").getChildNodes().getLength());
    }

    @Test
    void whatCouldNotBeReadIsAnError() throws Exception {
        output.add(new LintResult.Unread(new LintSubject("a.txt"), "There is no such file."));
        var error = (Element) report().getElementsByTagName("error").item(0);
        assertEquals("There is no such file.", error.getAttribute("message"));
    }

    @Test
    void nothingLintedIsAnEmptyReport() throws Exception {
        assertEquals(0, report().getElementsByTagName("testsuite").getLength());
    }

    @Test
    void theSchemaRefusesWhatIsNoReport() {
        var wrong = "<testsuites><testsuite name='a' tests='many' failures='0' errors='0'/></testsuites>";
        assertTrue(assertThrows(SAXException.class, () -> requireValid(wrong))
                .getMessage()
                .contains("many"));
    }
}
